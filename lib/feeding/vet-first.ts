import { ageClassOf } from './age';
import type { HealthOption } from './health-options';
import { resolveBodyScoreAndCondition } from './resolve-body-condition';
import type { AnimalProfile } from './schema';

/** Why an animal is for the vet first, besides an illness itself, as message keys; the most urgent first. */
export const vetFirstCausesBesidesIllness = [
  'notEating',
  'upsetToday',
  'veryThin',
  'thinUnexplained',
  'thinSenior',
  'thinAndObese',
  'growingIllness',
  'growingCondition',
  'stillGrowing',
  'expectingIllness',
  'largeLitter',
] as const;
export type VetFirstCauseBesidesIllness = (typeof vetFirstCausesBesidesIllness)[number];

const upsets: readonly HealthOption[] = ['gastritis', 'digestive', 'diarrhoea'];
const growthTroubles: readonly HealthOption[] = ['skin', 'skinSkeletal', 'allergy', 'colitis'];
// What else is planned for only while a dog neither expects nor nurses puppies.
const expectingTroubles: readonly HealthOption[] = [...upsets, ...growthTroubles, 'obesity'];

/** Up to this weight in kg a dog with an upset stomach does not wait. */
const verySmallKg = 4;

/** The largest litter that the energy table covers. */
const maxPuppies = 8;

export type VetFirstCausesAndOptions = { causes: VetFirstCauseBesidesIllness[]; options: HealthOption[] };

/** Why this animal must see the vet first whatever its listed illnesses, with the selected options that caused it. */
export function assessVetFirst(profile: AnimalProfile): VetFirstCausesAndOptions {
  const { species, age, size, weightKg, health, puppies = 0, thinReason } = profile;
  const { condition } = resolveBodyScoreAndCondition(profile);
  const dog = species === 'dog';
  const stage = ageClassOf(age, size, species);
  const growing = stage === 'puppy';
  const senior = stage === 'senior' || health.includes('senior');
  const thin = condition === 'underweight';
  const upset = dog ? health.filter((option) => upsets.includes(option)) : [];
  const trouble = dog && growing ? health.filter((option) => growthTroubles.includes(option)) : [];
  const expecting = dog && health.includes('pregnancyNursing');
  const ill = expecting ? health.filter((option) => expectingTroubles.includes(option)) : [];
  const holds: Record<VetFirstCauseBesidesIllness, boolean> = {
    notEating: health.includes('notEating'),
    upsetToday: upset.length > 0 && (growing || senior || weightKg <= verySmallKg),
    veryThin: condition === 'veryThin',
    thinUnexplained: thin && thinReason === 'no',
    thinSenior: thin && senior,
    // Between the two the amount differs by more than a third: nothing is guessed.
    thinAndObese: thin && health.includes('obesity'),
    growingIllness: trouble.length > 0,
    growingCondition: growing && (condition !== 'ideal' || health.includes('obesity')),
    stillGrowing: expecting && growing,
    expectingIllness: ill.length > 0 || (expecting && condition === 'obese'),
    largeLitter: expecting && puppies > maxPuppies,
  };
  const options: HealthOption[] = [
    ...(holds.upsetToday ? upset : []),
    ...trouble,
    ...(health.includes('obesity') && (growing || holds.thinAndObese) ? (['obesity'] as const) : []),
    ...ill,
    ...(holds.stillGrowing || holds.expectingIllness || holds.largeLitter ? (['pregnancyNursing'] as const) : []),
  ];
  return { causes: vetFirstCausesBesidesIllness.filter((cause) => holds[cause]), options };
}
