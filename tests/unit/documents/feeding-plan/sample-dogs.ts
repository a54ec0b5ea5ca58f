import type { AnimalDocumentInput } from '@/documents/feeding-plan/animal-document-input-type';
import { getPlanFoods } from '@/lib/content/plan-foods';
import { type Answers, noAnswers, wizardAnswersToParams } from '@/lib/feeding/answers';
import { buildPlan, type Plan } from '@/lib/feeding/build-plan';
import type { AnimalProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';
import { sampleProfile } from '@/tests/unit/lib/feeding/sample-foods';

/** Dogs, and a cat, whose plans have the most, or the most different, texts. */
export const sampleDogs = {
  ordinary: sampleProfile({ dogName: 'Άργος' }),
  // A long name, and four-digit grams that change from week to week.
  giantPuppy: sampleProfile({
    dogName: 'Maximilian von Hohenstaufen-Wittelsbach',
    age: { value: 62, unit: 'weeks' },
    weightKg: 58.5,
    size: 'giant',
  }),
  youngPuppy: sampleProfile({ dogName: 'Щен', age: { value: 10, unit: 'weeks' }, weightKg: 1.3, size: 'small' }),
  // The most notes, four weeks of transition.
  overweight: sampleProfile({
    dogName: 'Ласточка-Снежинка',
    age: { value: 5, unit: 'years' },
    weightKg: 118,
    size: 'giant',
    bodyCondition: 'overweight',
    health: ['obesity', 'gastritis', 'colitis'],
    excluded: ['beef', 'chicken'],
  }),
  // Three foods, each with many reasons, and the most answers.
  manyAnswers: sampleProfile({
    dogName: 'Ласточка-Снежинка',
    weightKg: 118,
    size: 'giant',
    bodyCondition: 'overweight',
    bodyScore: 9,
    neutered: 'yes',
    household: 'yes',
    health: ['obesity', 'gastritis', 'diarrhoea', 'colitis', 'allergy', 'skinSkeletal'],
    excluded: ['chicken', 'fish', 'goat', 'turkey'],
  }),
  // The most notes together with the most reasons, of 12,000 that a search tried.
  mostText: sampleProfile({
    dogName: 'Ласточка-Снежинка Мнимая',
    age: { value: 3, unit: 'years' },
    weightKg: 60,
    size: 'large',
    bodyCondition: 'overweight',
    bodyScore: 9,
    neutered: 'yes',
    activity: 'low',
    firstTimeRaw: 'no',
    health: ['allergy', 'digestive', 'highActivity', 'puppy'],
    excluded: ['fish', 'goat', 'turkey', 'beef'],
    restDay: 'yes',
  }),
  threeFoodsManyNotes: sampleProfile({
    bodyCondition: 'underweight',
    activity: 'high',
    health: ['allergy'],
    thinReason: 'yes',
  }),
  cat: sampleProfile({
    species: 'cat',
    dogName: 'Μίνα',
    weightKg: 6,
    size: 'mini',
    bodyCondition: 'obese',
    lifestyle: 'indoor',
    neutered: 'yes',
  }),
  restingDog: sampleProfile({ currentDiet: 'raw', firstTimeRaw: 'no', restDay: 'yes', household: 'no' }),
  rawSensitive: sampleProfile({ health: ['gastritis', 'colitis'], currentDiet: 'raw', firstTimeRaw: 'no' }),
  rawMini: sampleProfile({ dogName: '小黑豆', currentDiet: 'raw', firstTimeRaw: 'no', weightKg: 3.2, size: 'mini' }),
};

/** The plan of a dog from the foods of the real catalogue. */
export function planForDog(dog: AnimalProfile, locale: Locale = 'en'): Plan {
  const plan = buildPlan(dog, getPlanFoods(locale, new Date('2026-06-01')));
  if (plan.kind !== 'plan') throw new Error(`${dog.dogName} gets no plan: ${plan.kind}`);
  return plan;
}

/** The answers for an animal, in the variant with the most questions. */
function answersOf({ species, age, weightKg, bodyScore, puppies, ...rest }: AnimalProfile): Answers {
  return {
    ...noAnswers,
    ...rest,
    variant: species === 'cat' ? 'cat' : 'detailed',
    age: String(age.value),
    ageUnit: age.unit,
    weightKg: String(weightKg),
    bodyScore: String(bodyScore ?? ''),
    puppies: String(puppies ?? ''),
  };
}

/** The paper about an animal, issued on a fixed day. */
export function documentInputOf(profile: AnimalProfile, locale: Locale = 'en'): AnimalDocumentInput {
  const answers = answersOf(profile);
  const url = `https://www.maera.example/feeding-plan/${answers.variant}?step=plan#${wizardAnswersToParams(answers)}`;
  return { profile, answers, locale, url, issuedOn: '2026-11-25' };
}
