import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderVetSummary } from '@/documents/feeding-plan/render-vet-summary';
import { buildVetSummaryModel, type VetFirstReasonsAndCauses } from '@/documents/feeding-plan/vet-summary-model';
import type { AnimalProfile } from '@/lib/feeding/schema';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
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
} satisfies VetFirstReasonsAndCauses;

async function read(dog: AnimalProfile, locale: Locale) {
  const bytes = await renderVetSummary(because, documentInputOf(dog, locale));
  writeForInspection(`vet-${locale}`, bytes);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await document.getMetadata()) as unknown as { info: Record<string, string> };
  const { text } = await extractText(document, { mergePages: true });
  return { bytes, info, text: withoutSpace(text) };
}

describe('the vet summary', () => {
  it.each(localeCodes)(
    'in %s has every text on one page, with title and language, and no amount of food',
    async (locale) => {
      const { bytes, info, text } = await read(ill, locale);
      const model = buildVetSummaryModel(because, documentInputOf(ill, locale), ill.dogName);
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

  it('has a structure: headings, the answers as a table, lists of what to bring and of questions', async () => {
    const { root } = await structureOf(await getDocumentProxy(new Uint8Array((await read(ill, 'en')).bytes)), 1);
    const all = elementsOf(root);
    const count = (role: string) => all.filter((element) => element.role === role).length;
    const { answers, questions, bring } = buildVetSummaryModel(because, documentInputOf(ill), ill.dogName);
    expect(all.find(({ role }) => role === 'H1')?.text).toBe(ill.dogName);
    expect(count('TR')).toBe(answers.rows.length);
    expect(count('LI')).toBe(questions.items.length + bring.items.length);
  });

  it('prints a name in any script', async () => {
    expect((await read({ ...ill, dogName: '小黑豆' }, 'gr')).text).toContain('小黑豆');
  });
});
