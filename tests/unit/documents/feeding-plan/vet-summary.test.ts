import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderVetSummary } from '@/documents/feeding-plan/render-vet-summary';
import { buildVetSummaryModel, type VetFirstReasonsAndNotes } from '@/documents/feeding-plan/vet-summary-model';
import { buildPlan } from '@/lib/feeding/build-plan';
import { catHealthOptions, detailedWizardHealthOptions } from '@/lib/feeding/health-options';
import { type AnimalProfile, excludableIngredients } from '@/lib/feeding/schema';
import { mergeSpeciesMessages } from '@/lib/feeding-plan/merge-species-messages';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { elementsOf, structureOf } from './pdf-structure';
import { textsIn, withoutSpace, writeForInspection } from './pdf-text';
import { documentInputOf, sampleDogs } from './sample-dogs';

// The longest summary: every illness at once, all proteins, the longest name.
const ill: AnimalProfile = {
  ...sampleDogs.giantPuppy,
  hasHealthIssues: 'yes',
  health: ['renal', 'liver', 'diabetes', 'stones', 'lowHaematocrit', 'gastritis', 'skinSkeletal', 'senior'],
  excluded: ['beef', 'chicken', 'duck', 'egg', 'fish', 'goat', 'lamb', 'molluscs', 'rabbit', 'turkey'],
};
const because = {
  reasons: ill.health.slice(0, 5),
  causes: ['upsetToday', 'growingIllness', 'growingCondition'],
  notes: ['noFastDay'],
} satisfies VetFirstReasonsAndNotes;

// The same of a cat: old, thin, and with every illness of the wizard.
const illCat: AnimalProfile = {
  ...sampleDogs.cat,
  dogName: sampleDogs.giantPuppy.dogName,
  age: { value: 12, unit: 'years' },
  bodyCondition: 'underweight',
  thinReason: 'no',
  hasHealthIssues: 'yes',
  health: [...catHealthOptions],
  excluded: ill.excluded,
};
const becauseOfCat = {
  reasons: illCat.health,
  causes: ['notEating', 'thinUnexplained', 'thinSenior', 'thinAndObese'],
  notes: ['catNeverFasts'],
} satisfies VetFirstReasonsAndNotes;
const largestSheets = [
  { animal: ill, reasons: because },
  { animal: illCat, reasons: becauseOfCat },
];

// What an owner gets who ticks every option of the detailed test.
const everythingTicked: AnimalProfile = {
  ...sampleDogs.giantPuppy,
  age: { value: 11, unit: 'months' },
  bodyCondition: 'underweight',
  bodyScore: 3,
  thinReason: 'no',
  neutered: 'no',
  household: 'yes',
  restDay: 'yes',
  hasHealthIssues: 'yes',
  health: detailedWizardHealthOptions.filter((option) => option !== 'none'),
  excluded: [...excludableIngredients],
  puppies: 9,
};

function buildVetFirst(dog: AnimalProfile): VetFirstReasonsAndNotes {
  const plan = buildPlan(dog, []);
  if (plan.kind !== 'vetFirst') throw new Error(`${dog.dogName} is not for the vet first: ${plan.kind}`);
  return plan;
}

async function read(dog: AnimalProfile, locale: Locale, reasons: VetFirstReasonsAndNotes = because) {
  const bytes = await renderVetSummary(reasons, documentInputOf(dog, locale));
  writeForInspection(`vet-${dog.species}-${locale}`, bytes);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await document.getMetadata()) as unknown as { info: Record<string, string> };
  const pages = (await extractText(document, { mergePages: false })).text.map(withoutSpace);
  return { bytes, info, pages, text: pages.join('') };
}

describe('the vet summary', () => {
  it.each(localeCodes.flatMap((locale) => largestSheets.map((each) => ({ ...each, locale }))))(
    'in $locale, of a $animal.species, has every text on one page, with title and language, and no amount of food',
    async ({ locale, animal, reasons }) => {
      const { bytes, info, text, pages } = await read(animal, locale, reasons);
      expect(pages).toHaveLength(1);
      const model = buildVetSummaryModel(reasons, documentInputOf(animal, locale), animal.dogName);
      expect(bytes.length).toBeLessThan(300 * 1024);
      expect(info.Title).toBe(model.title);
      expect(info.Language).toBe(languageTag(locale));
      const { why, answers, questions, bring, contact, lines, issued } = model;
      for (const word of textsIn([
        issued,
        lines,
        why,
        answers.rows,
        questions.items,
        bring.items,
        contact.rows.map(({ value }) => value),
      ]))
        expect(text).toContain(withoutSpace(word));
      expect(text).not.toMatch(/\d\s*(?:kcal|ккал|千卡)/);
    },
  );

  it.each(localeCodes)(
    'in %s has every text of a dog with every option ticked, on at most two numbered pages',
    async (locale) => {
      const reasons = buildVetFirst(everythingTicked);
      const { text, pages } = await read(everythingTicked, locale, reasons);
      const { dogName } = everythingTicked;
      const model = buildVetSummaryModel(reasons, documentInputOf(everythingTicked, locale), dogName);
      const { name, facts, issued, lines, why, answers, questions, bring, contact, link } = model;
      const rows = contact.rows.map(({ label, value }) => ({ label, value }));
      const running = [name, facts, issued, lines, why, answers.rows, questions.items, bring.items];
      for (const part of textsIn([running, contact.heading, rows, contact.site, link.text]))
        expect(text).toContain(withoutSpace(part));
      const { eyebrow, heading, notes } = model;
      for (const part of [eyebrow, heading, answers.heading, questions.heading, bring.heading, notes])
        expect(text).toContain(withoutSpace(part.toLocaleUpperCase(languageTag(locale))));
      expect(pages.length).toBeLessThanOrEqual(2);
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(`${index + 1}/${pages.length}`);
        expect(page).toContain(withoutSpace(dogName));
      }
    },
  );

  it.each(localeCodes)('in %s says of an ill cat and of a diabetic dog that they must not fast', (locale) => {
    const { catNeverFasts } = mergeSpeciesMessages(readMessages(locale), 'cat').plan.notes;
    const sheetOfCat = buildVetSummaryModel(becauseOfCat, documentInputOf(illCat, locale), illCat.dogName);
    expect(sheetOfCat.why).toContain(catNeverFasts);
    const { noFastDay } = readMessages(locale).plan.notes;
    expect(buildVetSummaryModel(because, documentInputOf(ill, locale), ill.dogName).why).toContain(noFastDay);
  });

  it.each([
    { pageCount: 1, animal: ill, reasons: because },
    { pageCount: 2, animal: everythingTicked, reasons: buildVetFirst(everythingTicked) },
  ])(
    'has a structure on $pageCount page(s): headings, answers as a table, lists of what to bring and of questions',
    async ({ pageCount, animal, reasons }) => {
      const document = await getDocumentProxy(new Uint8Array((await read(animal, 'en', reasons)).bytes));
      expect(document.numPages).toBe(pageCount);
      const pages = await Promise.all(
        Array.from({ length: pageCount }, (_, index) => structureOf(document, index + 1)),
      );
      const all = pages.flatMap(({ root }) => elementsOf(root));
      const count = (role: string) => all.filter((element) => element.role === role).length;
      const { answers, questions, bring } = buildVetSummaryModel(reasons, documentInputOf(animal), animal.dogName);
      expect(all.filter(({ role }) => role === 'H1').map(({ text }) => text)).toEqual([animal.dogName]);
      expect(count('TR')).toBe(answers.rows.length);
      expect(count('LI')).toBe(questions.items.length + bring.items.length);
    },
  );

  it('prints a name in any script', async () => {
    expect((await read({ ...ill, dogName: '小黑豆' }, 'gr')).text).toContain('小黑豆');
  });
});
