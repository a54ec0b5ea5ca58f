import type { Species } from './animal-attribute-values';

/** Health options of the four-step wizard: those of the specification, pregnancy or nursing, and another illness. */
export const quickWizardHealthOptions = [
  'skin',
  'kidney',
  'pancreas',
  'allergy',
  'digestive',
  'obesity',
  'pregnancyNursing',
  'other',
] as const;

/** Health options of the six-step wizard; `none` excludes the rest. */
export const detailedWizardHealthOptions = [
  'none',
  'gastritis',
  'diarrhoea',
  'colitis',
  'obesity',
  'diabetes',
  'lowHaematocrit',
  'renal',
  'liver',
  'stones',
  'skinSkeletal',
  'pregnancyNursing',
  'senior',
  'highActivity',
  'puppy',
  'other',
] as const;

/** Health options of the cat's wizard. */
export const catHealthOptions = [
  'kidney',
  'urinary',
  'thyroid',
  'diabetes',
  'liver',
  'heart',
  'pregnancyNursing',
  'digestive',
  'notEating',
  'obesity',
  'other',
] as const;

// Offered by a former release: saved links, drafts and plans may still contain it.
const formerHealthOptions = ['otherOrPregnant'] as const;

export type HealthOption =
  | (typeof quickWizardHealthOptions)[number]
  | (typeof detailedWizardHealthOptions)[number]
  | (typeof catHealthOptions)[number]
  | (typeof formerHealthOptions)[number];

/** Every option of all wizards once, with those that are no longer offered. */
export const allHealthOptions = [
  ...new Set<HealthOption>([
    ...quickWizardHealthOptions,
    ...detailedWizardHealthOptions,
    ...catHealthOptions,
    ...formerHealthOptions,
  ]),
];

/** What an answer changes in a plan. */
export type HealthAdjustment = 'slim' | 'singleProtein' | 'gentle' | 'lowBone' | 'senior' | 'highActivity' | 'puppy';

/**
 * The outcome of each answer: see the vet first, guidance without a plan, or an adjusted plan. No food treats a
 * disease.
 */
export const outcomeByHealthOption = {
  none: 'unchanged',
  kidney: 'vetFirst',
  pancreas: 'vetFirst',
  diabetes: 'vetFirst',
  lowHaematocrit: 'vetFirst',
  renal: 'vetFirst',
  liver: 'vetFirst',
  stones: 'vetFirst',
  urinary: 'vetFirst',
  thyroid: 'vetFirst',
  heart: 'vetFirst',
  notEating: 'vetFirst',
  other: 'vetFirst',
  otherOrPregnant: 'vetFirst',
  pregnancyNursing: 'guidance',
  obesity: 'slim',
  allergy: 'singleProtein',
  skin: 'singleProtein',
  skinSkeletal: 'singleProtein',
  gastritis: 'gentle',
  digestive: 'gentle',
  diarrhoea: 'gentle',
  colitis: 'lowBone',
  senior: 'senior',
  highActivity: 'highActivity',
  puppy: 'puppy',
} as const satisfies Record<HealthOption, HealthAdjustment | 'vetFirst' | 'guidance' | 'unchanged'>;

export type HealthAssessment =
  | { kind: 'vetFirst'; reasons: HealthOption[] }
  | { kind: 'guidance'; reasons: HealthOption[] }
  | { kind: 'plan'; adjustments: ReadonlySet<HealthAdjustment> };

// An ill cat is never given a new food without the vet; only one that is too heavy gets a plan.
function outcomeOf(option: HealthOption, species: Species) {
  return species === 'cat' && option !== 'none' && option !== 'obesity' ? 'vetFirst' : outcomeByHealthOption[option];
}

/** The strictest outcome of all answers: vet first, else guidance, else a plan with its adjustments. */
export function assessAnimalHealth(options: readonly HealthOption[], species: Species = 'dog'): HealthAssessment {
  for (const kind of ['vetFirst', 'guidance'] as const) {
    const reasons = options.filter((option) => outcomeOf(option, species) === kind);
    if (reasons.length > 0) return { kind, reasons };
  }
  const adjustments = new Set<HealthAdjustment>();
  for (const option of options) {
    const outcome = outcomeOf(option, species);
    if (outcome !== 'unchanged' && outcome !== 'vetFirst' && outcome !== 'guidance') adjustments.add(outcome);
  }
  return { kind: 'plan', adjustments };
}

/** The selection after one option is clicked: `none` clears the others, any other clears `none`. */
export function toggleHealthOption(selected: readonly HealthOption[], option: HealthOption): HealthOption[] {
  if (selected.includes(option)) return selected.filter((other) => other !== option);
  return option === 'none' ? ['none'] : [...selected.filter((other) => other !== 'none'), option];
}
