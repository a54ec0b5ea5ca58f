import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { buildPlanDocumentModel } from '@/documents/feeding-plan/plan-document-model';
import { renderPlanPdf } from '@/documents/feeding-plan/render-plan-pdf';
import { findMissingCharacters, loadPdfFonts } from '@/documents/kit/fonts';
import type { AnimalProfile } from '@/lib/feeding/schema';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { sampleProfile } from '@/tests/unit/lib/feeding/sample-foods';
import { elementsOf, structureOf } from './pdf-structure';
import { textsIn, withoutSpace, writeForInspection } from './pdf-text';
import { documentInputOf, planForDog, sampleDogs } from './sample-dogs';

const { ordinary, giantPuppy, overweight, manyAnswers, restingDog, cat } = sampleDogs;

async function readNewly(dog: AnimalProfile, locale: Locale) {
  const bytes = await renderPlanPdf(planForDog(dog, locale), documentInputOf(dog, locale));
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await document.getMetadata()) as unknown as { info: Record<string, string> };
  const { text } = await extractText(document, { mergePages: false });
  return { bytes, info, document, pages: document.numPages, raw: text, text: text.map(withoutSpace) };
}

const known = new Map<AnimalProfile, Partial<Record<Locale, ReturnType<typeof readNewly>>>>();
/** Reads the plan of a dog, which is rendered once for all tests. */
function read(dog: AnimalProfile, locale: Locale) {
  const byLocale = known.get(dog) ?? {};
  known.set(dog, byLocale);
  byLocale[locale] ??= readNewly(dog, locale);
  return byLocale[locale];
}

describe.each(localeCodes)('the plan in %s', (locale) => {
  it.each(
    Object.entries(locale === 'en' ? sampleDogs : { ordinary, giantPuppy, overweight, manyAnswers, restingDog, cat }),
  )('of the dog %s: two numbered pages with every text, title and language', async (kind, dog) => {
    const { bytes, info, pages, text } = await read(dog, locale);
    writeForInspection(`${kind}-${locale}`, bytes);
    const model = buildPlanDocumentModel(planForDog(dog, locale), documentInputOf(dog, locale), dog.dogName);
    expect(pages).toBe(2);
    expect(bytes.length).toBeLessThan(300 * 1024);
    expect(info.Title).toBe(model.title);
    expect(info.Language).toBe(languageTag(locale));
    expect(text[0]).toContain('1/2');
    expect(text[1]).toContain('2/2');
    const { calendar, transition, hygiene, next, shopping, contact } = model;
    for (const word of textsIn([
      model.facts,
      model.issued,
      model.link.text,
      model.peopleFirst?.text,
      model.answers.rows,
      model.figures,
      model.method.sentences,
      model.method.grams,
      model.foods.map(({ name, grams, reasons }) => [name, grams, reasons]),
      model.notes,
    ]))
      expect(text[0]).toContain(withoutSpace(word));
    const weeks = calendar.weeks.map(({ label, food, days }) => [
      label,
      food,
      days.map(({ label, grams, meals, foods }) => [label, grams, meals, foods]),
    ]);
    for (const word of textsIn([
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
      expect(text[1]).toContain(withoutSpace(word));
  });

  it('states the ideal weight of a thin dog, as of an overweight one', () => {
    const thin = sampleProfile({ weightKg: 18, bodyCondition: 'underweight', thinReason: 'yes' });
    const { method } = buildPlanDocumentModel(planForDog(thin, locale), documentInputOf(thin, locale), thin.dogName);
    // 18 / 0.9 = 20, by FEDIAF 2025, table VII-2.
    expect(withoutSpace(method.sentences.join(''))).toMatch(/18(kg|кг|千克)÷0[.,]9=20(kg|кг|千克)/);
  });

  it('shows the unrounded amount as exactly as its rounding needs', () => {
    const used = sampleProfile({ weightKg: 24, currentDiet: 'raw', firstTimeRaw: 'no' });
    const { method } = buildPlanDocumentModel(planForDog(used, locale), documentInputOf(used, locale), used.dogName);
    // By hand: 110 x 24^0.75 = 1192.8 kcal of 156 kcal per 100 g are 764.6 g; 765 g would make 770 g.
    expect(method.grams).toMatch(/ = 764[.,]6 ≈ 760/);
  });

  it.each([
    ['used to raw food', {}, 4],
    ['new to raw food', { currentDiet: 'dry' }, 2],
  ] as const)('with a rest day of a dog %s shows it as shared among the other days', (_, changes, restDays) => {
    const dog = sampleProfile({ ...restingDog, ...changes });
    const model = buildPlanDocumentModel(planForDog(dog, locale), documentInputOf(dog, locale), dog.dogName);
    const { result, method } = readMessages(locale).plan;
    const rests = model.calendar.weeks.flatMap(({ days }) => days).filter(({ rest }) => rest);
    expect(rests.map(({ meals }) => meals)).toEqual(Array(restDays).fill(result.restHint));
    expect(result.restHint).not.toMatch(
      /προαιρετικ|optional|opcional|желанию|可选|facultati|желание|izvēles|facoltativ/,
    );
    expect(model.method.sentences).not.toContain(method.month);
    expect(model.method.sentences.at(-1)).toMatch(/7\/6.*28.*24.*24\s×/);
    // Of a dog new to raw food, only two of the four weeks have a rest day.
    expect(model.method.sentences.at(-1)).not.toMatch(
      /τέσσερις|four|cuatro|четыре|四周|quatre|четири|četras|quattro/iu,
    );
    const figureOf = (label: string) => model.figures.find((figure) => figure.label === label)?.value;
    expect(figureOf(result.feedingDays)).toMatch(/^6 × \d/);
    expect(figureOf(result.fourWeeks)).toBe(figureOf(readMessages(locale).calculator.feedingDays));
  });

  it('has a glyph for every character in it', async () => {
    const { body, display } = await loadPdfFonts('plan', { han: true });
    for (const dog of Object.values(sampleDogs)) {
      const printed = textsIn(
        buildPlanDocumentModel(planForDog(dog, locale), documentInputOf(dog, locale), dog.dogName),
      )
        .join('')
        .normalize('NFC');
      // French numbers contain narrow no-break spaces, which the document replaces by ordinary ones.
      expect(findMissingCharacters(printed.replaceAll('\u202f', '\u00a0'), body)).toEqual([]);
      expect(findMissingCharacters('0123456789', display)).toEqual([]);
    }
  });
});

it('the printed calculation of a puppy results in the energy beside it', () => {
  const puppy = { ...sampleDogs.giantPuppy, weightKg: 58.5, bodyCondition: 'ideal' as const };
  const { base, exponent, rest } = buildPlanDocumentModel(planForDog(puppy), documentInputOf(puppy), 'Rex').method
    .energy;
  const [a, b, p, kg] = (base.match(/[\d.]+/g) ?? []).map(Number);
  const kcal = ((a ?? 0) - (b ?? 0) * (p ?? 0)) * (kg ?? 0) ** Number(exponent);
  // Three decimals allow a difference of one or two kilocalories.
  expect(Math.abs(kcal - Number(rest.replace(/[^\d]/g, '')))).toBeLessThan(2);
});

it('the printed calculation contains the weight it is based on', () => {
  const puppy = { ...sampleDogs.youngPuppy, weightKg: 1.25 };
  const { energy } = buildPlanDocumentModel(planForDog(puppy), documentInputOf(puppy), 'Rex').method;
  expect(energy.base).toMatch(/× 1\.25\u00A0kg$/);
});

it('the printed adult weight of a puppy never contradicts the one that its owner expects', () => {
  const puppy = sampleDogs.youngPuppy;
  const printed = (expectedKg: string) => {
    const input = documentInputOf(puppy);
    const answered = { ...input, answers: { ...input.answers, expectedKg } };
    return buildPlanDocumentModel(planForDog(puppy), answered, 'Rex').method.sentences.join(' ');
  };
  expect(printed('')).toContain('Expected adult weight: about 4');
  expect(printed('9')).not.toContain('Expected adult weight');
});

it('a dog that changes from one raw food to another is told of the new recipe', () => {
  const { calendar, transition } = buildPlanDocumentModel(
    planForDog(sampleDogs.rawSensitive),
    documentInputOf(sampleDogs.rawSensitive),
    'Rex',
  );
  expect(calendar).toMatchObject({ raw: 'New recipe', mixed: true });
  expect(transition.text[0]).toContain('a quarter more of the new recipe');
});

it('a day with two foods has the meals of the day, and how much of each food', () => {
  const { calendar } = buildPlanDocumentModel(
    planForDog(sampleDogs.restingDog),
    documentInputOf(sampleDogs.restingDog),
    'Rex',
  );
  const [mixed, raw] = [calendar.weeks[1]?.days[0], calendar.weeks[1]?.days[2]];
  expect(mixed?.meals).toBe('2\u00a0×\u00a0440\u00a0g');
  expect(mixed?.foods).toEqual(['460\u00a0g Normal Life', '420\u00a0g Simple']);
  expect(raw?.foods).toEqual([]);
});

describe('a name that is hard to print', () => {
  const named = (dogName: string) => ({ ...sampleDogs.ordinary, dogName });
  it.each([
    ['emoji', '🐶 Rex 🇬🇷', 'Rex'],
    ['NFD', 'E\u0301milie', 'Émilie'],
    ['Arabic', 'رعد', 'Rd'],
    ['Hebrew beside Latin', 'Rex מקס', 'RexMks'],
    ['Thai', 'หมา', 'Hma'],
    ['Korean', '뽀삐', 'PpoPpi'],
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
    expect(text[0]).toContain(withoutSpace(printed));
    // Nothing replaces the dropped characters: the facts follow the name directly.
    expect(text[0]).toContain(withoutSpace(`${printed}4 ετών`));
  });
});

describe.each(['gr', 'en', 'cn'] as const)('the structure of the plan in %s', (locale) => {
  const upper = (text: string) => text.toLocaleUpperCase(languageTag(locale));
  const open = async (dog: AnimalProfile) => {
    const { document } = await read(dog, locale);
    const [first, second] = [await structureOf(document, 1), await structureOf(document, 2)];
    return {
      document,
      first,
      second,
      model: buildPlanDocumentModel(planForDog(dog, locale), documentInputOf(dog, locale), dog.dogName),
    };
  };

  it('has headings that are text, in reading order', async () => {
    const { first, second, model } = await open(sampleDogs.ordinary);
    const headings = [first, second].flatMap(({ root }) =>
      elementsOf(root)
        .filter(({ role }) => /^H[12]$/.test(role))
        .map(({ role, text }) => [role, text]),
    );
    const { peopleFirst, headline, method, foodsHeading, notesHeading, answers } = model;
    const { calendar, transition, shopping, hygiene, next, contact } = model;
    expect(headings).toEqual([
      ['H1', 'Άργος'],
      ['H2', upper(peopleFirst?.title ?? '')],
      ['H2', headline.food],
      ...[method.heading, foodsHeading, notesHeading, answers.heading].map((text) => ['H2', upper(text)]),
      ['H2', calendar.heading],
      ...[transition.heading, shopping.heading, hygiene.heading, next.heading].map((text) => ['H2', upper(text)]),
      ['H2', contact.heading],
    ]);
  });

  it('has the weeks as a table, a text for the QR code, and a link back', async () => {
    const { document, first, second, model } = await open(sampleDogs.ordinary);
    const [weeks] = elementsOf(second.root).filter(({ role }) => role === 'Table');
    expect(weeks?.children.map(({ children }) => children.map(({ role }) => role))).toEqual(
      Array.from({ length: 4 }, () => ['TH', ...Array.from({ length: 7 }, () => 'TD')]),
    );
    const figures = elementsOf(first.root).filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual([model.link.alt]);
    const links = elementsOf(first.root).filter(({ role }) => role === 'Link');
    expect(links.map(({ text }) => text)).toEqual([model.link.text]);
    const annotations = await (await document.getPage(1)).getAnnotations();
    expect(annotations.map(({ url }) => url)).toEqual([documentInputOf(sampleDogs.ordinary, locale).url]);
  });

  it('holds every text but the footer, as whole sentences', async () => {
    const { first, second, model } = await open(sampleDogs.overweight);
    for (const [{ outside }, number] of [
      [first, '1 / 2'],
      [second, '2 / 2'],
    ] as const)
      expect(withoutSpace(outside)).toBe(withoutSpace(`${upper(model.brand.name)}${model.contact.site}${number}`));
    // Chinese has no space where a line ends.
    const normalized = (text: string) =>
      locale === 'cn' ? withoutSpace(text) : text.normalize('NFC').replace(/\s/g, ' ');
    const inside = elementsOf(first.root).map(({ text }) => normalized(text));
    for (const text of [...model.notes, model.peopleFirst?.text ?? '']) expect(inside).toContain(normalized(text));
  });
});

describe('consecutive documents', () => {
  it('have the same text whatever was rendered before', async () => {
    const before = await read(sampleDogs.giantPuppy, 'ru');
    for (const locale of ['gr', 'cn', 'bg'] as const)
      await renderPlanPdf(planForDog(sampleDogs.rawMini, locale), documentInputOf(sampleDogs.rawMini, locale));
    expect((await readNewly(sampleDogs.giantPuppy, 'ru')).text).toEqual(before.text);
  });
});
