import { ageUnits } from './age';
import { bodyConditions, dogSizes, planActivityLevels, type Species } from './animal-attribute-values';
import { catLifestyles } from './cat-energy';
import { allHealthOptions } from './health-options';
import { applyAgeUnitFromText } from './parse-age-unit';
import { currentDiets, excludableIngredients } from './schema';

/** The variants of the questionnaire: a dog's in four steps or six, and a cat's in four. */
export const wizardVariants = ['quick', 'detailed', 'cat'] as const;
export type WizardVariant = (typeof wizardVariants)[number];

/** The species that a variant is for. */
export function speciesOfWizardVariant(variant: WizardVariant): Species {
  return variant === 'cat' ? 'cat' : 'dog';
}

export const yesNoOptions = ['yes', 'no'] as const;

const textFields = ['dogName', 'age', 'weightKg', 'expectedKg', 'bodyScore', 'puppies'] as const;
/** Single-choice fields. */
export const answerChoices = {
  ageUnit: ageUnits,
  size: dogSizes,
  bodyCondition: bodyConditions,
  thinReason: yesNoOptions,
  neutered: yesNoOptions,
  lifestyle: catLifestyles,
  activity: planActivityLevels,
  firstTimeRaw: yesNoOptions,
  currentDiet: currentDiets,
  hasHealthIssues: yesNoOptions,
  household: yesNoOptions,
  restDay: yesNoOptions,
} as const;
/** Multiple-choice fields. */
const lists = { health: allHealthOptions, excluded: excludableIngredients } as const;

type Texts = { [Name in (typeof textFields)[number]]: string };
type Choices = { [Name in keyof typeof answerChoices]: (typeof answerChoices)[Name][number] | '' };
type Lists = { [Name in keyof typeof lists]: (typeof lists)[Name][number][] };

/** The answers so far, as typed: '' or an empty list if not answered. `size` '' means: by weight. */
export type Answers = Texts & Choices & Lists & { variant: WizardVariant };
export type AnswerFieldName = Exclude<keyof Answers, 'variant'>;

/** Names of the fields in forms, links and requests. Links that people have saved depend on them: never change one. */
export const answerParamNames = {
  variant: 'v',
  dogName: 'n',
  age: 'a',
  ageUnit: 'u',
  weightKg: 'w',
  expectedKg: 'x',
  size: 's',
  bodyCondition: 'b',
  bodyScore: 'o',
  thinReason: 'y',
  neutered: 'k',
  lifestyle: 'c',
  activity: 'm',
  firstTimeRaw: 'f',
  currentDiet: 'd',
  hasHealthIssues: 'h',
  health: 'i',
  excluded: 'e',
  puppies: 'l',
  household: 'p',
  restDay: 'r',
} as const satisfies Record<keyof Answers, string>;

// Longer than any valid text, so that a long one is rejected by the schema and never silently truncated.
const maxTextLength = 80;

export const noAnswers: Answers = {
  variant: 'quick',
  dogName: '',
  age: '',
  ageUnit: '',
  weightKg: '',
  expectedKg: '',
  size: '',
  bodyCondition: '',
  bodyScore: '',
  thinReason: '',
  neutered: '',
  lifestyle: '',
  activity: '',
  firstTimeRaw: '',
  currentDiet: '',
  hasHealthIssues: '',
  health: [],
  excluded: [],
  puppies: '',
  household: '',
  restDay: '',
};

/** The answers as parameters with short keys, in a fixed order; unanswered fields are left out. */
export function wizardAnswersToParams(answers: Answers): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of Object.keys(answerParamNames) as (keyof Answers)[]) {
    const value = answers[field];
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== '') params.append(answerParamNames[field], one);
  }
  return params;
}

/**
 * The answers in parameters; a value that is not an option counts as unanswered, and a text is cut far beyond its
 * limit. The unit of age is the typed one, if there is one.
 */
export function paramsToAnswers(params: URLSearchParams): Answers {
  const all = (field: keyof Answers) => params.getAll(answerParamNames[field]);
  const among = <Value extends string>(options: readonly Value[], value: string | undefined) =>
    options.find((option) => option === value);
  const entries: [keyof Answers, string | string[]][] = [
    ['variant', among(wizardVariants, all('variant')[0]) ?? noAnswers.variant],
    ...textFields.map((field): [keyof Answers, string] => [field, (all(field)[0] ?? '').slice(0, maxTextLength)]),
    ...(Object.keys(answerChoices) as (keyof Choices)[]).map((field): [keyof Answers, string] => [
      field,
      among<string>(answerChoices[field], all(field)[0]) ?? '',
    ]),
    ...(Object.keys(lists) as (keyof Lists)[]).map((field): [keyof Answers, string[]] => [
      field,
      lists[field].filter((option) => all(field).includes(option)),
    ]),
  ];
  return applyAgeUnitFromText(Object.fromEntries(entries) as Answers);
}
