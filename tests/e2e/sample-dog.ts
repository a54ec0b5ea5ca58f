import { type Answers, noAnswers } from '@/lib/feeding/answers';

/** An adult, healthy dog with every question answered. */
export const sampleDog: Answers = {
  ...noAnswers,
  dogName: 'Argos',
  age: '4',
  ageUnit: 'years',
  weightKg: '25',
  size: 'medium',
  bodyCondition: 'ideal',
  activity: 'medium',
  firstTimeRaw: 'yes',
  currentDiet: 'dry',
  hasHealthIssues: 'no',
};
