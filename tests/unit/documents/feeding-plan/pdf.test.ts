import { mkdirSync, writeFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { drawPlan } from '@/documents/feeding-plan/draw';
import { planSheetModel } from '@/documents/feeding-plan/model';
import { loadFaces, missingCharacters } from '@/documents/kit/fonts';
import type { AnimalProfile } from '@/lib/feeding/schema';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
import { dogs, planOf } from './dogs';

const { ordinary, giantPuppy, overweight } = dogs;
// PLAN_PDF_OUT names a folder for the documents, for visual inspection.
const out = process.env.PLAN_PDF_OUT;
if (out) mkdirSync(out, { recursive: true });

/** Removes white space: a PDF reader guesses the boundaries of words and lines. */
// The Chinese font has one glyph for both wave dashes, so a PDF reader may return either.
const solid = (text: string) => text.normalize('NFC').replace(/\s/gu, '').replaceAll('〜', '～');
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
};

async function read(dog: AnimalProfile, locale: Locale, file?: string) {
  const bytes = await drawPlan(planOf(dog, locale), dog, locale);
  if (out && file) writeFileSync(`${out}/${file}.pdf`, bytes);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await document.getMetadata()) as unknown as { info: Record<string, string> };
  const { text } = await extractText(document, { mergePages: false });
  return { bytes, info, pages: document.numPages, text: text.map(solid) };
}

describe.each(localeCodes)('the plan in %s', (locale) => {
  it.each(Object.entries(locale === 'en' ? dogs : { ordinary, giantPuppy, overweight, cat: dogs.cat }))(
    'of the dog %s: two numbered pages with every word, title and language',
    async (kind, dog) => {
      const { bytes, info, pages, text } = await read(dog, locale, `${kind}-${locale}`);
      const model = planSheetModel(planOf(dog, locale), dog, dog.dogName, locale);
      expect(pages).toBe(2);
      expect(bytes.length).toBeLessThan(300 * 1024);
      expect(info.Title).toBe(model.title);
      expect(info.Language).toBe(languageTag(locale));
      expect(text[0]).toContain('1/2');
      expect(text[1]).toContain('2/2');
      const { calendar, transition, hygiene, next, shopping, contact } = model;
      // The foods are without what the dog must not eat: whoever fills the bowl reads what that is.
      expect(model.dog).toHaveLength((dog.species === 'cat' ? 3 : 5) + (dog.excluded.length ? 1 : 0));
      for (const word of strings([
        model.dog,
        model.figures,
        model.method.sentences,
        model.method.grams,
        model.foods.map(({ name, grams, reasons }) => [name, grams, reasons]),
        model.notes,
      ]))
        expect(text[0]).toContain(solid(word));
      const weeks = calendar.weeks.map(({ label, food, days }) => [
        label,
        food,
        days.map(({ label, grams, meals }) => [label, grams, meals]),
      ]);
      for (const word of strings([
        calendar.heading,
        calendar.hint,
        calendar.start,
        weeks,
        transition.text,
        hygiene.items,
        next.items,
        shopping.items,
        contact.rows.map(({ value }) => value),
      ]))
        expect(text[1]).toContain(solid(word));
    },
  );

  it('has a glyph for every character in it', async () => {
    const { body, display } = await loadFaces('plan', { han: true });
    for (const dog of Object.values(dogs)) {
      const printed = strings(planSheetModel(planOf(dog, locale), dog, dog.dogName, locale))
        .join('')
        .normalize('NFC');
      // French numbers contain narrow no-break spaces, which the document replaces by ordinary ones.
      expect(missingCharacters(printed.replaceAll('\u202f', '\u00a0'), body)).toEqual([]);
      expect(missingCharacters('0123456789', display)).toEqual([]);
    }
  });
});

it.each<[Locale, string]>([
  ['en', 'Activity: Normal'],
  ['fr', 'Activité\u00a0: Normale'],
  ['cn', '运动量：正常'],
])('in %s a fact about the dog has the colon of the language: %s', (locale, fact) => {
  expect(planSheetModel(planOf(dogs.ordinary, locale), dogs.ordinary, 'Rex', locale).dog).toContain(fact);
});

it('the printed calculation of a puppy results in the energy beside it', () => {
  const puppy = { ...dogs.giantPuppy, weightKg: 58.5, bodyCondition: 'ideal' as const };
  const { base, exponent, rest } = planSheetModel(planOf(puppy), puppy, 'Rex', 'en').method.energy;
  const [a, b, p, kg] = (base.match(/[\d.]+/g) ?? []).map(Number);
  const kcal = ((a ?? 0) - (b ?? 0) * (p ?? 0)) * (kg ?? 0) ** Number(exponent);
  // Three decimals allow a difference of one or two kilocalories.
  expect(Math.abs(kcal - Number(rest.replace(/[^\d]/g, '')))).toBeLessThan(2);
});

it('the printed calculation contains the weight it is based on', () => {
  const puppy = { ...dogs.youngPuppy, weightKg: 1.25 };
  const { energy } = planSheetModel(planOf(puppy), puppy, 'Rex', 'en').method;
  expect(energy.base).toMatch(/× 1\.25\u00A0kg$/);
});

describe('a name that is hard to print', () => {
  const named = (dogName: string) => ({ ...dogs.ordinary, dogName });
  it.each([
    ['emoji', '🐶 Rex 🇬🇷', 'Rex'],
    ['NFD', 'E\u0301milie', 'Émilie'],
    ['Arabic', 'رعد', '???'],
    ['Arabic beside Latin', 'Rex رعد', 'Rex???'],
    ['a direction override', 'Rex\u202Eabc', 'Rexabc'],
    ['Chinese in a Greek document', '小黑豆', '小黑豆'],
    ['Vietnamese', 'Nguyễn', 'Nguyễn'],
    ['markup', '<b>&amp;{brand}', '<b>&amp;{brand}'],
    ['nothing printable', '🐶', 'Οσκύλοςσας'],
    ['80 characters', 'Ω'.repeat(80), 'Ω'.repeat(80)],
    ['40 wide words', 'W '.repeat(20).trim(), 'W'.repeat(20)],
  ])('%s', async (_, name, printed) => {
    const { pages, text } = await read(named(name), 'gr');
    expect(pages).toBe(2);
    expect(text[0]).toContain(solid(printed));
    // Nothing replaces the dropped characters: the facts follow the name directly.
    expect(text[0]).toContain(solid(`${printed}4 ετών`));
  });
});

describe('consecutive documents', () => {
  it('have the same text whatever was rendered before', async () => {
    const alone = await read(dogs.giantPuppy, 'ru');
    for (const locale of ['gr', 'cn', 'bg'] as const)
      await drawPlan(planOf(dogs.rawMini, locale), dogs.rawMini, locale);
    expect((await read(dogs.giantPuppy, 'ru')).text).toEqual(alone.text);
  });
});
