import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, localeCodes } from '@/lib/i18n/locales';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

type Section = { id: string; items?: { key: string; text: string }[]; paragraphs?: string[] };
const sectionOf = (page: string, locale: Locale, id: string) =>
  (json(`content/pages/${page}/${locale}.json`).sections as Section[]).find((section) => section.id === id);
const feeding = (page: string, locale: Locale) => sectionOf(page, locale, 'feeding')?.paragraphs?.join(' ') ?? '';
const item = (page: string, locale: Locale, key: string) =>
  (json(`content/pages/${page}/${locale}.json`).sections as Section[])
    .flatMap(({ items = [] }) => items)
    .find((one) => one.key === key)?.text;

/** How each language says the advice that must be the same in all of them. */
const advice: Record<Locale, Record<'water' | 'roomTemperature' | 'hours48' | 'soap' | 'fasting', RegExp>> = {
  gr: {
    water: /πάντα φρέσκο νερό|φρέσκο νερό πάντα/iu,
    roomTemperature: /θερμοκρασία δωματίου/u,
    hours48: /48\sώρες/u,
    soap: /σαπούνι/u,
    fasting: /νηστικοί/u,
  },
  en: {
    water: /always leave fresh water out|fresh water always/i,
    roomTemperature: /room temperature/,
    hours48: /48\shours/,
    soap: /soap/,
    fasting: /allowed to eat/,
  },
  es: {
    water: /deja siempre agua fresca/i,
    roomTemperature: /temperatura ambiente/,
    hours48: /48\shoras/,
    soap: /jabón/,
    fasting: /ayunas/,
  },
  ru: {
    water: /всегда (оставляйте|держите рядом|должна быть) свежую воду|всегда должна быть свежая вода/u,
    roomTemperature: /комнатной температуры/u,
    hours48: /48\sчасов/u,
    soap: /мылом/u,
    fasting: /натощак/u,
  },
  cn: { water: /常备清水/, roomTemperature: /室温/, hours48: /48小时/, soap: /肥皂/, fasting: /能不能吃/ },
  fr: {
    water: /laissez toujours de l’eau fraîche|eau fraîche toujours/i,
    roomTemperature: /température ambiante/,
    hours48: /48\sheures/,
    soap: /savon/,
    fasting: /à jeun/,
  },
  bg: {
    water: /винаги (оставяйте|дръжте до нея) прясна вода|прясна вода трябва да има винаги/iu,
    roomTemperature: /стайна температура/u,
    hours48: /48\sчаса/u,
    soap: /сапун/u,
    fasting: /на гладно/u,
  },
  lv: {
    water: /vienmēr nolieciet svaigu ūdeni/,
    roomTemperature: /istabas temperatūrā/i,
    hours48: /48\sstund(?:u|as)/,
    soap: /ziepēm/,
    fasting: /drīkst ēst/,
  },
  it: {
    water: /(lascia|tieni) sempre (accanto )?acqua fresca|acqua fresca sempre/i,
    roomTemperature: /temperatura ambiente/,
    hours48: /48\sore/,
    soap: /sapone/,
    fasting: /a digiuno/,
  },
};

describe.each(localeCodes)('in %s', (locale) => {
  const { water, roomTemperature, hours48, soap, fasting } = advice[locale];
  const { handling } = json(`messages/${locale}.json`).product;

  it('fresh water is always advised where another language advises it', () => {
    expect(handling.complete).toMatch(water);
    expect(handling.complementary).toMatch(water);
    expect(feeding('yummy', locale)).toMatch(water);
    expect(feeding('full-range', locale)).toMatch(water);
  });

  it('raw food is served at room temperature and used within 48 hours of thawing', () => {
    for (const text of [handling.thaw, handling.thawPatties, item('just-meat', locale, 'reward')])
      expect(text).toMatch(roomTemperature);
    for (const text of [
      feeding('full-range', locale),
      feeding('complete-raw-meals', locale),
      feeding('yummy-sausages', locale),
      item('feeding-plan', locale, 'use'),
    ]) {
      expect(text).toMatch(roomTemperature);
      expect(text).toMatch(hours48);
    }
  });

  it('hands are washed with soap', () => {
    const { hygiene, hygieneDry } = handling;
    const texts = [
      hygiene,
      hygieneDry,
      item('yummy-sausages', locale, 'training'),
      item('feeding-plan', locale, 'wash'),
    ];
    for (const text of texts) expect(text).toMatch(soap);
  });

  it('the recipe for sensitive stomachs begins after 48 hours without an upset, and has the vet look after 48 with one', () => {
    const [, , advice = ''] = json(`content/products/turkey-sensitive/${locale}.json`).longDescription;
    expect(advice.split(hours48)).toHaveLength(3);
  });

  it('a treat at the vet’s is only for a dog that may eat', () => {
    expect(item('yummy', locale, 'vet')).toMatch(fasting);
  });
});
