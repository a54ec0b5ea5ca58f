import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getCompanyClaimsWithPercentages } from '@/lib/content/company-claim-percentages';
import { listRecipeAnimals } from '@/lib/content/ingredient-groups-and-bone';
import { getCurrentProducts, getProductOrThrow } from '@/lib/content/products';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { withoutJoiners } from '@/lib/text/insert-joiners';

type Item = { key?: string; title: string; text?: string };
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const itemsOf = (page: string, locale: string): Item[] =>
  json(`content/pages/${page}/${locale}.json`).sections.flatMap(({ items = [] }: { items?: Item[] }) => items);
const percents = (text: string) =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?)[\u00a0\u202f]?%/g)].map(([, value = '']) => Number(value.replace(',', '.')));
const kcal = (text: string) =>
  [...text.matchAll(/(\d+)[\u00a0\u202f]?(?:kcal|ккал|千卡)/g)].map(([, value]) => Number(value));

/** Two, three, five and nine as a text counts recipes. */
const numbers: Record<Locale, [RegExp, RegExp, RegExp, RegExp]> = {
  gr: [/δύο/iu, /τρία|τρεις/iu, /πέντε/iu, /εννέα|εννιά/iu],
  en: [/two/i, /three/i, /five/i, /nine/i],
  es: [/dos/i, /tres/i, /cinco/i, /nueve/i],
  ru: [/две|два/iu, /три/iu, /пять/iu, /девять/iu],
  cn: [/两/, /三/, /五/, /九/],
  fr: [/deux/i, /trois/i, /cinq/i, /neuf/i],
  bg: [/две/iu, /три/iu, /пет/iu, /девет/iu],
  lv: [/div/i, /trīs/i, /piec/i, /deviņ/i],
  it: [/due/i, /tre/i, /cinque/i, /nove/i],
};
/** The water of fresh meat and of kibble: two thirds, a tenth. */
const fractions: Record<Locale, [RegExp, RegExp]> = {
  gr: [/δύο τρίτα/u, /δέκατο/u],
  en: [/two thirds/, /tenth/],
  es: [/dos tercios/, /décima parte/],
  ru: [/две трети/u, /одну десятую/u],
  cn: [/三分之二/, /十分之一/],
  fr: [/deux tiers/, /dixième/],
  bg: [/две трети/u, /десета/u],
  lv: [/divas trešdaļas/, /desmit/],
  it: [/due terzi/, /decimo/],
};

describe.each(localeCodes)('the texts in %s', (locale) => {
  it('count the recipes of a line as there are', () => {
    const products = getCurrentProducts(locale);
    const countOf = (line: string) => products.filter((product) => product.line === line).length;
    const single = products.filter(({ line, tags }) => line === 'full-range' && tags.includes('singleProtein')).length;
    expect([countOf('cats'), countOf('mediterranean'), single, countOf('full-range')]).toEqual([2, 3, 5, 9]);
    const [two, three, five, nine] = numbers[locale];
    const lead = (page: string): string => json(`content/pages/${page}/${locale}.json`).lead;
    expect(lead('cats')).toMatch(two);
    expect(lead('mediterranean-diet')).toMatch(three);
    expect(lead('full-range')).toMatch(five);
    expect(lead('full-range')).toMatch(nine);
  });

  it('state the water in meat and in kibble correctly', () => {
    const fresh = getCurrentProducts(locale).filter(({ line }) => line !== 'treats');
    const mean = fresh.reduce((sum, { nutrition }) => sum + nutrition.moisture, 0) / fresh.length;
    expect(Math.abs(mean - 200 / 3)).toBeLessThan(3);
    const [text = ''] = itemsOf('home', locale).flatMap((item) => (item.key === 'water' ? (item.text ?? '') : []));
    for (const fraction of fractions[locale]) expect(text).toMatch(fraction);
  });

  it('state the energy that the label states', () => {
    for (const product of getCurrentProducts(locale)) {
      const text = withoutJoiners(JSON.stringify(product.copy));
      const stated = kcal(text.replace(/1[.,\u00a0\u202f]?000(?=[\u00a0\u202f]?(?:kcal|ккал|千卡))/g, ''));
      expect(
        stated.filter((value) => value !== product.nutrition.kcal),
        product.slug,
      ).toEqual([]);
    }
  });

  it('give the claims no figures but those of content/claims.json', () => {
    const known = getCompanyClaimsWithPercentages().map(({ percent }) => percent);
    for (const page of ['home', 'why']) {
      const claims = itemsOf(page, locale).filter(({ key }) =>
        getCompanyClaimsWithPercentages().some((claim) => claim.key === key),
      );
      for (const { title, text = '' } of claims)
        for (const value of percents(`${title} ${text}`)) expect(known).toContain(value);
    }
  });

  it('freeze at one temperature and thaw for as long everywhere', () => {
    const { product } = json(`messages/${locale}.json`);
    expect(product.handling.storageFrozen).toMatch(/−18.*48/);
    expect(product.handling.thawPatties).toMatch(/2\D{1,4}4/);
    const hygiene = readFileSync(`content/posts/raw-hygiene-at-home/${locale}.mdx`, 'utf8');
    expect(hygiene).toMatch(/−18/);
    for (const text of [hygiene, ...itemsOf('faq', locale).map(({ text = '' }) => text)])
      for (const [, degrees] of text.matchAll(/−(\d+)[\u00a0\u202f]?(?:°C|℃)/g)) expect(Number(degrees)).toBe(18);
  });
});

it('calls lean and rich what is so by its figures', () => {
  const meals = getCurrentProducts('en').filter(
    ({ species, statement }) => species === 'dog' && statement === 'complete',
  );
  const sorted = (value: (meal: (typeof meals)[number]) => number) => [...meals].sort((a, b) => value(b) - value(a));
  const byEnergy = sorted(({ nutrition }) => nutrition.kcal);
  expect(meals.filter(({ tags }) => tags.includes('leanest'))).toEqual([byEnergy.at(-1)]);
  expect(byEnergy[0]?.slug).toBe('duck-dinner');
  expect(byEnergy[0]?.tags).toContain('highEnergy');
  expect(sorted(({ nutrition }) => nutrition.protein)[0]?.slug).toBe('cretan-dinner');
  const boniest = sorted(({ bonePercent }) => bonePercent)[0];
  expect(meals.filter(({ tags }) => tags.includes('highBone'))).toEqual([boniest]);
  for (const { slug, tags, bonePercent } of meals) if (tags.includes('boneless')) expect(bonePercent, slug).toBe(0);
  for (const { slug, tags, ingredients } of meals) {
    const animals = listRecipeAnimals(ingredients);
    if (tags.includes('beefFree')) expect(animals, slug).not.toContain('beef');
    if (tags.includes('chickenFree')) expect(animals, slug).not.toContain('chicken');
    if (tags.includes('singleProtein')) expect(animals.length, slug).toBe(1);
  }
  expect(getProductOrThrow('superfood', 'en').tags).toContain('highBone');
});
