import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPageCopy } from '@/lib/content/page-copy';
import { getProductOrThrow } from '@/lib/content/products';
import { localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { withoutJoiners } from '@/lib/text/insert-joiners';

/** 24 hours, in figures or as one word. */
const aDay = /24|сутки|денонощие|diennakt/;
const hours48 = /48/;
const vomiting = /εμετό|vomiting|vómitos|рвота|呕吐|vomissements|повръщане|vemšana|vomito/;
const weakness = /αδυναμία|weakness|debilidad|слабость|无力|faiblesse|отпадналост|nespēks|debolezza/;
/** Longer than one day, of a dog that strains. */
const overADay =
  /μία μέρα|more than a day|plus d’un jour|дольше суток|más de un día|più di un giorno|ilgāk nekā dienu|повече от ден|超过一天/;
const atOnce = /αμέσως|at once|aussitôt|сразу|enseguida|ahora mismo|sin esperar|subito|uzreiz|tūlīt|веднага|马上|立刻/i;
const anyHour =
  /όποια ώρα|at any hour|à toute heure|de jour comme de nuit|хоть днём, хоть ночью|a cualquier hora|sea la hora que sea|a qualsiasi ora|jebkurā diennakts|по всяко време|不分白天夜里|不分昼夜/;
const colitis = /κολίτιδα|colitis|colite|колит|kolīts|结肠炎/;
const vet = /κτηνίατρο|vet|vétérinaire|ветеринар|veterinari|veterinār|兽医/;
const upTo4kg = /4[\s\u00a0\u202f]?(kg|кг|千克)/;

const readPostLines = (slug: string, locale: string) =>
  readFileSync(`content/posts/${slug}/${locale}.mdx`, 'utf8').split('\n');

it.each(localeCodes)('in %s a warning of the vet states the same limits everywhere', (locale) => {
  const { plan } = readMessages(locale);
  const items = getPageCopy('faq', locale).sections.flatMap((section) => section.items);
  const faqText = (key: string) => items.find((item) => item.key === key)?.text ?? '';
  const texts: [name: string, text: string, limits: RegExp[]][] = [
    ['a cat that does not eat: FAQ', faqText('refuses-to-eat'), [aDay]],
    ['a cat that does not eat: page', JSON.stringify(getPageCopy('cats', locale).sections), [aDay]],
    ['a cat that does not eat: note', plan.notes.catNeverFasts, [aDay]],
    ['a cat that does not eat: cause', plan.vetFirst.causes.notEating, [aDay]],
    ['an upset: FAQ', faqText('soft-stools'), [hours48, upTo4kg, vomiting, weakness]],
    ['an upset: note', plan.notes.vetIfBloodOr48h, [hours48, upTo4kg, vomiting, weakness]],
    ['a change during an upset: note', plan.notes.upsetWait, [hours48, vomiting, weakness]],
    ['a dog that had colitis: note', plan.notes.colitisVet, [colitis, vet, overADay]],
    ['a dog that strains: FAQ', faqText('constipation'), [overADay, vet]],
    ['a dog that strains: article', readPostLines('bones', locale).join('\n'), [overADay]],
    ['an upset: product', JSON.stringify(getProductOrThrow('turkey-sensitive', locale).copy), [hours48, upTo4kg]],
  ];
  const missing = texts.flatMap(([name, text, limits]) =>
    limits.filter((limit) => !limit.test(withoutJoiners(text))).map((limit) => `${name}: ${limit}`),
  );
  expect(missing).toEqual([]);
});

it.each(localeCodes)('in %s an emergency in an article means at once, at any hour', (locale) => {
  // The same line in every language: a cat that cannot urinate, and a swollen belly twice.
  const emergencies = [
    readPostLines('cats-are-not-small-dogs', locale)[51],
    readPostLines('sensitive-stomachs', locale)[17],
    readPostLines('switching-in-10-days', locale)[56],
  ];
  for (const text of emergencies) {
    expect(text).toMatch(atOnce);
    expect(text).toMatch(anyHour);
  }
});

it.each(localeCodes)('in %s the article about bones sends a dog that had colitis to the vet', (locale) => {
  const sentences = readPostLines('bones', locale)
    .flatMap((line) => line.split(/(?<=[.。])/))
    .filter((sentence) => colitis.test(sentence));
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(vet);
  // No recipe is advised in the same sentence: what suits this dog is for the vet to say.
  expect(sentences[0]).not.toMatch(/Lamb Dinner|Turkey Sensitive/);
});
