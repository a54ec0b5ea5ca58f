import { describe, expect, it } from 'vitest';
import { buildPlanDocumentModel } from '@/documents/feeding-plan/plan-document-model';
import { buildVetSummaryModel, type VetFirstReasonsAndNotes } from '@/documents/feeding-plan/vet-summary-model';
import { catHealthOptions } from '@/lib/feeding/health-options';
import { vetFirstCausesBesidesIllness } from '@/lib/feeding/vet-first';
import { buildPlanCalendarFile } from '@/lib/feeding-plan/calendar-file';
import { localeCodes } from '@/lib/i18n/locales';
import { dogTerms } from '@/tests/unit/dog-terms';
import { sampleProfile } from '@/tests/unit/lib/feeding/sample-foods';
import { documentInputOf, planForDog } from './sample-dogs';

const cat = (changes: Parameters<typeof sampleProfile>[0]) =>
  sampleProfile({ species: 'cat', dogName: 'Mina', weightKg: 4, size: 'mini', lifestyle: 'indoor', ...changes });
const cats = {
  adult: cat({}),
  active: cat({ lifestyle: 'active', currentDiet: 'raw', firstTimeRaw: 'no' }),
  senior: cat({ age: { value: 12, unit: 'years' } }),
  overweight: cat({ bodyCondition: 'overweight', neutered: 'yes', excluded: ['beef'] }),
  thin: cat({ bodyCondition: 'underweight', thinReason: 'yes' }),
  kitten: cat({ age: { value: 5, unit: 'months' }, weightKg: 2 }),
  bigKitten: cat({ age: { value: 11, unit: 'months' }, weightKg: 3 }),
};

it.each(['active', 'overweight', 'bigKitten'] as const)('one factor is neither a range nor its middle: %s', (kind) => {
  const paper = buildPlanDocumentModel(planForDog(cats[kind]), documentInputOf(cats[kind]), 'Mina');
  expect(paper.figures.map(({ label }) => label)).not.toContain('Usual range per day');
  expect(paper.method.sentences[0]).toMatch(/the factor is (52|100|150):/);
});

it.each([cats.thin, cats.overweight, sampleProfile({ bodyCondition: 'overweight' })])(
  'an animal that is to gain or lose weight has no usual range: %j',
  (animal) => {
    const paper = buildPlanDocumentModel(planForDog(animal), documentInputOf(animal), 'Mina');
    expect(paper.figures.map(({ label }) => label)).not.toContain('Usual range per day');
  },
);

it('two factors are a range, of which the plan takes the middle', () => {
  const paper = buildPlanDocumentModel(planForDog(cats.adult), documentInputOf(cats.adult), 'Mina');
  // 52 and 75 x 4^0.67 = 131.6 and 189.9 kcal; / 144 x 100 = 91.4 and 131.9 g.
  expect(paper.figures).toContainEqual({ label: 'Usual range per day', value: '90–130\u00a0g' });
  expect(paper.method.sentences[0]).toContain('the factor is the middle of 52–75 ');
});

describe.each(localeCodes)('in %s', (locale) => {
  it.each(Object.entries(cats))('the plan and the calendar of a cat (%s) mention no dog', (_, animal) => {
    const plan = planForDog(animal, locale);
    const paper = buildPlanDocumentModel(plan, documentInputOf(animal, locale), 'Mina', 'roomy');
    expect(JSON.stringify(paper)).not.toMatch(dogTerms);
    expect(buildPlanCalendarFile(plan, animal, locale, '2026-12-01').replace(/\r\n /g, '')).not.toMatch(dogTerms);
  });

  it('the vet summary of a cat mentions no dog', () => {
    const ofDogsOnly = ['upsetToday', 'growingIllness', 'stillGrowing', 'largeLitter'];
    const causes = vetFirstCausesBesidesIllness.filter((cause) => !ofDogsOnly.includes(cause));
    const ill = { ...cats.thin, health: [...catHealthOptions] };
    const because: VetFirstReasonsAndNotes = { reasons: ill.health, causes, notes: ['catNeverFasts'] };
    const sheet = buildVetSummaryModel(because, documentInputOf(ill, locale), 'Mina');
    expect(JSON.stringify(sheet)).not.toMatch(dogTerms);
  });
});
