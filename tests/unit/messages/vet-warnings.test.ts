import { expect, it } from 'vitest';
import { getPageCopy } from '@/lib/content/page-copy';
import { getProductOrThrow } from '@/lib/content/products';
import { localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { withoutJoiners } from '@/lib/text/insert-joiners';

/** 24 hours, in figures or as one word. */
const aDay = /24|сутки|денонощие|diennakt/;
const hours48 = /48/;
const upTo4kg = /4[\s\u00a0\u202f]?(kg|кг|千克)/;

it.each(localeCodes)('in %s a warning of the vet states the same limits everywhere', (locale) => {
  const { plan } = readMessages(locale);
  const items = getPageCopy('faq', locale).sections.flatMap((section) => section.items);
  const faqText = (key: string) => items.find((item) => item.key === key)?.text ?? '';
  const texts: [name: string, text: string, limits: RegExp[]][] = [
    ['a cat that does not eat: FAQ', faqText('refuses-to-eat'), [aDay]],
    ['a cat that does not eat: page', JSON.stringify(getPageCopy('cats', locale).sections), [aDay]],
    ['a cat that does not eat: note', plan.notes.catNeverFasts, [aDay]],
    ['a cat that does not eat: cause', plan.vetFirst.causes.notEating, [aDay]],
    ['an upset: FAQ', faqText('soft-stools'), [hours48, upTo4kg]],
    ['an upset: note', plan.notes.vetIfBloodOr48h, [hours48, upTo4kg]],
    ['an upset: product', JSON.stringify(getProductOrThrow('turkey-sensitive', locale).copy), [hours48, upTo4kg]],
  ];
  const missing = texts.flatMap(([name, text, limits]) =>
    limits.filter((limit) => !limit.test(withoutJoiners(text))).map((limit) => `${name}: ${limit}`),
  );
  expect(missing).toEqual([]);
});
