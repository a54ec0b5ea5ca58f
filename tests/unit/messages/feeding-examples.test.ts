import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getPlanFoods } from '@/lib/content/plan-foods';
import { getProductOrThrow } from '@/lib/content/products';
import { adultDogEnergy } from '@/lib/feeding/adult-dog-energy';
import { buildPlan } from '@/lib/feeding/build-plan';
import { catEnergy } from '@/lib/feeding/cat-energy';
import { makersGuideRange } from '@/lib/feeding/makers-guide';
import { portionForEnergy } from '@/lib/feeding/portion';
import { adultWeightShareAtAge, puppyEnergy } from '@/lib/feeding/puppy-energy';
import { roundToDecimals } from '@/lib/feeding/rounding';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { sampleProfile } from '@/tests/unit/lib/feeding/sample-foods';

type Item = { key?: string; title: string; text?: string };
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const item = (page: string, locale: Locale, key: string): string => {
  const { sections } = json(`content/pages/${page}/${locale}.json`) as { sections: { items?: Item[] }[] };
  const found = sections.flatMap(({ items = [] }) => items).find((each) => each.key === key);
  return found?.text ?? '';
};
/** Every number of a text: marks of thousands are taken out, decimal commas become points. */
const numbers = (text: string): number[] =>
  (text.match(/\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/g) ?? []).map((found) =>
    Number(found.replace(/[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '').replace(',', '.')),
  );

const dogTerms: Record<Locale, RegExp> = {
  gr: /σκύλ|κουτάβι/i,
  en: /\b(dogs?|puppy|puppies)\b/i,
  es: /perr|cachorr/i,
  ru: /собак|щен/i,
  cn: /狗|犬/,
  fr: /chien|chiot/i,
  bg: /куче|кученц/i,
  lv: /suns|suni|sunim|kucēn/i,
  it: /\bcan[ei]\b|cucciol/i,
};

/** A seventh, a sixth, and the same day, as the texts of a language write them. */
const phrases: Record<Locale, { seventh: RegExp; sixth: RegExp; sameDay: RegExp }> = {
  gr: { seventh: /ένα έβδομο/, sixth: /ένα έκτο/, sameDay: /διάρροια[^.]*την ίδια μέρα/ },
  en: { seventh: /a seventh/, sixth: /a sixth/, sameDay: /the same day if you see diarrhoea/ },
  es: { seventh: /séptima parte/, sixth: /sexta parte/, sameDay: /diarrea[^.]*ese mismo día/ },
  ru: { seventh: /седьмую часть/, sixth: /шестую часть/, sameDay: /диарее[^.]*в тот же день/ },
  cn: { seventh: /七分之一/, sixth: /六分之一/, sameDay: /腹泻[^。]*当天/ },
  fr: { seventh: /un septième/, sixth: /un sixième/, sameDay: /diarrhée[^.]*le jour même/ },
  bg: { seventh: /една седма/, sixth: /една шеста/, sameDay: /диария[^.]*същия ден/ },
  lv: { seventh: /septītdaļu/, sixth: /sestdaļu/, sameDay: /caureja[^.]*tajā pašā dienā/ },
  it: { seventh: /un settimo/, sixth: /un sesto/, sameDay: /diarrea[^.]*il giorno stesso/ },
};

/** A tenth, as the texts of a language write it. */
const tenth: Record<Locale, RegExp> = {
  gr: /ένα δέκατο/,
  en: /a tenth/,
  es: /décima parte/,
  ru: /десятой части/,
  cn: /十分之一/,
  fr: /un dixième/,
  bg: /една десета/,
  lv: /desmit(o|ā) daļ/,
  it: /un decimo/,
};

const kcalPerDay = adultDogEnergy({ weightKg: 25, row: 'adult', activity: 'medium', score: 5 }).kcalPerDay;
const daily = (slug: string) => portionForEnergy(kcalPerDay, getProductOrThrow(slug, 'en').nutrition.kcal, 25).dailyG;

describe.each(localeCodes)('the texts in %s', (locale) => {
  it('state amounts that the engine computes', () => {
    const stated = numbers(item('faq', locale, 'how-much'));
    const guide = makersGuideRange({ weightKg: 25, age: 'adult' }, 100);
    const expected = [
      ...[guide.grams.min, guide.grams.max, roundToDecimals(kcalPerDay / 10) * 10],
      ...['simple', 'beef-dinner', 'duck-dinner'].map(daily),
    ];
    expect(stated).toEqual(expect.arrayContaining(expected));
    for (const slug of ['simple', 'beef-dinner', 'duck-dinner'])
      expect(item('faq', locale, 'how-much')).toContain(getProductOrThrow(slug, locale).copy.name);
  });

  it('state the guide wherever they name it', () => {
    const { min, max } = makersGuideRange({ weightKg: 25, age: 'adult' }, 100).grams;
    const page = readFileSync(`content/pages/complete-raw-meals/${locale}.json`, 'utf8');
    const post = readFileSync(`content/posts/switching-in-10-days/${locale}.mdx`, 'utf8');
    for (const text of [page, post]) expect(numbers(text)).toEqual(expect.arrayContaining([min, max]));
  });

  it('say that a rest day takes a seventh of the energy, which the other days give back', () => {
    const { wizard, plan } = json(`messages/${locale}.json`);
    for (const text of [wizard.hints.restDay, plan.notes.restDayChosen]) {
      expect(text).toMatch(phrases[locale].seventh);
      expect(text).toMatch(phrases[locale].sixth);
    }
  });

  it('send a puppy with diarrhoea to the vet the same day', () => {
    expect(readFileSync(`content/posts/puppies-by-age/${locale}.mdx`, 'utf8')).toMatch(phrases[locale].sameDay);
  });

  it('count 28 days, and 24 as a measure', () => {
    for (const text of [item('faq', locale, 'why-24-days'), item('feeding-plan', locale, 'month')])
      expect(numbers(text)).toEqual(expect.arrayContaining([24, 28, 10]));
  });

  it('recommend a beginner the recipe that its plan has, for as long', () => {
    const plan = buildPlan(sampleProfile(), getPlanFoods(locale, new Date('2026-06-01')));
    const gentle = buildPlan(sampleProfile({ health: ['gastritis'] }), getPlanFoods(locale, new Date('2026-06-01')));
    if (plan.kind !== 'plan' || gentle.kind !== 'plan') throw new Error('no plan');
    expect(plan.shopping).toHaveLength(1);
    const faq = readFileSync(`content/pages/faq/${locale}.json`, 'utf8');
    const post = readFileSync(`content/posts/switching-in-10-days/${locale}.mdx`, 'utf8');
    for (const { foods } of [plan, gentle])
      for (const text of [faq, post]) expect(text).toContain(getProductOrThrow(foods[0].slug, locale).copy.name);
  });

  it.each(['just-meat', 'yummy', 'yummy-sausages'])('limit complementary food to a tenth of the energy: %s', (page) => {
    expect(readFileSync(`content/pages/${page}/${locale}.json`, 'utf8')).toMatch(tenth[locale]);
  });

  it('say that the energy of treats is taken off the meals', () => {
    // The figure is within the need of the day, not beside it.
    expect(json(`messages/${locale}.json`).plan.result.treats).toMatch(/[(（].+[)）]$/);
  });

  it('do not forbid a cat less than its amount, where they call a range normal and advise a tenth less', () => {
    const { plan } = json(`messages/${locale}.json`);
    expect(plan.notes.catNeverFasts).not.toMatch(
      /λιγότερο|less than|nunca menos|меньше|少于|moins que|по-малко|mazāk|mai meno/,
    );
    expect(plan.notes.catNeverFasts).toMatch(/24/);
  });

  it('describe a puppy of 20 kg by the growth curve', () => {
    const rows = readFileSync(`content/posts/puppies-by-age/${locale}.mdx`, 'utf8')
      .split('\n')
      .filter((line) => /^\|.*\|.*\|.*\|.*\|$/.test(line) && /\d/.test(line));
    const weeks = [8, 12, 16, 26, 39, 52];
    const food = getProductOrThrow('super-puppies', 'en').nutrition.kcal;
    const expected = weeks.map((ageWeeks) => {
      const weightKg = 20 * adultWeightShareAtAge(ageWeeks, 'medium');
      const { kcalPerDay: kcal } = puppyEnergy({ weightKg, ageWeeks, size: 'medium' });
      return [weightKg, kcal, portionForEnergy(kcal, food, weightKg).dailyG];
    });
    const table = rows.map((row) =>
      row
        .split('|')
        .slice(2, 5)
        .map((cell) => numbers(cell)[0] ?? Number.NaN),
    );
    const [kg, kcal, grams] = [0, 1, 2].map((column) => table.slice(-6).map((row) => row[column] ?? Number.NaN));
    for (const [index, [weight = 0, energy = 0, dailyG = 0]] of expected.entries()) {
      expect(Math.abs((kg?.[index] ?? 0) - weight)).toBeLessThanOrEqual(0.06);
      expect(Math.abs((kcal?.[index] ?? 0) - energy)).toBeLessThanOrEqual(6);
      expect(Math.abs((grams?.[index] ?? 0) - dailyG)).toBeLessThanOrEqual(10);
    }
  });

  it('feed the cats of the article by the engine', () => {
    const stated = numbers(readFileSync(`content/posts/cats-are-not-small-dogs/${locale}.mdx`, 'utf8'));
    const food = getProductOrThrow('raw-hunter', 'en').nutrition.kcal;
    for (const weightKg of [3, 4, 5]) {
      const { kcalPerDay: kcal, kcalRange } = catEnergy({ weightKg, ageMonths: 36, lifestyle: 'indoor', score: 5 });
      const { rangeG } = portionForEnergy(kcal, food, weightKg, kcalRange);
      expect(stated).toEqual(
        expect.arrayContaining([
          roundToDecimals(kcalRange.min),
          roundToDecimals(kcalRange.max),
          rangeG.min,
          rangeG.max,
        ]),
      );
    }
    const active = catEnergy({ weightKg: 4, ageMonths: 36, lifestyle: 'active', score: 5 }).kcalPerDay;
    expect(stated).toEqual(expect.arrayContaining([roundToDecimals(active), portionForEnergy(active, food, 4).dailyG]));
  });

  it('warn people with the same text everywhere', () => {
    const { plan, product } = json(`messages/${locale}.json`);
    expect(product.handling.hygiene).toContain(plan.people.text);
    expect(item('faq', locale, 'infants-elderly')).toContain(plan.people.text);
    for (const germ of locale === 'cn'
      ? ['沙门氏菌', '弯曲杆菌', '李斯特菌', '大肠杆菌']
      : ['Salmonella', 'Campylobacter', 'Listeria', 'E. coli'])
      expect(plan.people.text).toContain(germ);
  });

  it('have every text for a cat that its plan may show', () => {
    const { catPlan, plan, wizard, planPdf, planCalendar } = json(`messages/${locale}.json`);
    const places = (tree: object, path = ''): string[] =>
      Object.entries(tree).flatMap(([key, value]) =>
        typeof value === 'object' ? places(value, `${path}${key}.`) : [`${path}${key}`],
      );
    const known = new Set(places({ plan, wizard, planPdf, planCalendar }));
    expect(places(catPlan).filter((place) => !known.has(place))).toEqual([]);
    expect(places(catPlan).sort()).toEqual(places(json('messages/en.json').catPlan).sort());
    expect(JSON.stringify(catPlan)).not.toMatch(dogTerms[locale]);
  });
});
