// The wizard validates in the browser: the small build of the same library saves three quarters of its bytes.
import * as z from 'zod/mini';
import { ageUnits, convertAge } from './age';
import {
  ageClasses,
  bodyConditions,
  calculatorActivityLevels,
  dogSizes,
  planActivityLevels,
  speciesList,
} from './animal-attribute-values';
import { catLifestyles } from './cat-energy';
import { allHealthOptions } from './health-options';
import { enteredWeightInKg, isAmbiguousNumber, parseDecimal } from './parse-decimal';

/** Message keys the schemas below emit; the form translates them. */
const feedingErrors = [
  'numberAmbiguous',
  'weightInvalid',
  'weightTooLow',
  'weightOutOfRange',
  'ageInvalid',
  'ageOutOfRange',
  'choiceRequired',
  'nameRequired',
  'nameTooLong',
  'puppiesInvalid',
  'bodyScoreInvalid',
  'healthRequired',
  'healthNoneExclusive',
  'healthContradiction',
] as const;
export type FeedingErrorKey = (typeof feedingErrors)[number];

const key = (error: FeedingErrorKey) => ({ error });

/** Bounds in kg, both included. */
export const dogWeightBoundsKg = { min: 0.3, max: 120 } as const;
export const catWeightBoundsKg = { min: 0.3, max: 15 } as const;

/** The body condition scores. */
export const bodyScoreBounds = { min: 1, max: 9 } as const;

/** The highest age in years that is accepted as plausible. */
export const maxAgeYears = 30;

/** The maximum length of a dog's name, and the maximum number of puppies in a litter. */
export const maxAnimalNameLength = 40;
export const maxPuppies = 20;

export const currentDiets = ['dry', 'wet', 'dehydrated', 'raw', 'homeCooked'] as const;

/** Proteins and other known allergens an owner may exclude. */
export const excludableIngredients = [
  'beef',
  'chicken',
  'duck',
  'egg',
  'fish',
  'goat',
  'lamb',
  'molluscs',
  'rabbit',
  'turkey',
] as const;
export type ExcludableIngredient = (typeof excludableIngredients)[number];

function decimal(error: FeedingErrorKey) {
  return z.pipe(
    z.union([z.string(), z.number()], key(error)),
    z.transform((value: string | number, context) => {
      const number = typeof value === 'number' ? value : parseDecimal(value);
      if (number !== null && Number.isFinite(number)) return number;
      const isAmbiguous = typeof value === 'string' && isAmbiguousNumber(value);
      context.issues.push({ code: 'custom', message: isAmbiguous ? 'numberAmbiguous' : error, input: value });
      return z.NEVER;
    }),
  );
}

function weight({ min, max }: { min: number; max: number }) {
  const tooHigh = key('weightOutOfRange');
  const tooLow = { error: ({ input }: { input?: unknown }) => (Number(input) > 0 ? 'weightTooLow' : tooHigh.error) };
  const input = z.pipe(
    z.union([z.string(), z.number()], key('weightInvalid')),
    z.transform((value: string | number) => (typeof value === 'string' ? enteredWeightInKg(value) : value)),
  );
  return z.pipe(
    z.pipe(input, decimal('weightInvalid')),
    z.number().check(z.minimum(min, tooLow), z.maximum(max, tooHigh)),
  );
}

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, key('choiceRequired'));
}

/** Any of several values, without duplicates. */
function several<Value extends string>(values: readonly Value[]) {
  return z.pipe(
    z.array(z.enum(values, key('choiceRequired')), key('choiceRequired')),
    z.transform((given: Value[]): Value[] => [...new Set(given)]),
  );
}

const age = z.object({ value: decimal('ageInvalid'), unit: choice(ageUnits) }, key('ageInvalid')).check(
  z.refine((entered) => entered.value > 0 && convertAge('years', entered) <= maxAgeYears, {
    ...key('ageOutOfRange'),
    path: ['value'],
  }),
);

/** The quantity calculator of a dog's product page. */
export const dogCalculatorSchema = z.object({
  weightKg: weight(dogWeightBoundsKg),
  age: choice(ageClasses),
  activity: choice(calculatorActivityLevels),
  /** A puppy's age in months; without it there is only the maker's guide. */
  months: z.optional(
    decimal('ageInvalid').check(z.refine((months) => months > 0 && months <= maxAgeYears * 12, key('ageOutOfRange'))),
  ),
});

/** The quantity calculator of a cat's product page. */
export const catCalculatorSchema = z.object({
  weightKg: weight(catWeightBoundsKg),
  age,
  lifestyle: choice(catLifestyles),
});

const health = several(allHealthOptions).check(
  z.refine((options) => !options.includes('none') || options.length === 1, key('healthNoneExclusive')),
);

/** A whole number between bounds, both included. */
function whole(error: FeedingErrorKey, { min, max }: { min: number; max: number }) {
  return z.pipe(decimal(error), z.int(key(error)).check(z.minimum(min, key(error)), z.maximum(max, key(error))));
}

const optionalYesNo = z.optional(z.enum(['yes', 'no'], key('choiceRequired')));

/**
 * The profile that all wizards fill in; a cat has no size and no level of activity of its own. Its output is valid
 * input, so it can be sent on to the PDF.
 */
export const animalProfileSchema = z
  .object({
    species: z._default(z.enum(speciesList), 'dog'),
    /** The name of the animal. */
    dogName: z
      .string(key('nameRequired'))
      .check(z.trim(), z.minLength(1, key('nameRequired')), z.maxLength(maxAnimalNameLength, key('nameTooLong'))),
    age,
    weightKg: weight(dogWeightBoundsKg),
    size: choice(dogSizes),
    bodyCondition: choice(bodyConditions),
    /** The score that the vet gave; it counts before the picture. */
    bodyScore: z.optional(whole('bodyScoreInvalid', bodyScoreBounds)),
    /** Whether the vet knows why the animal is thin. */
    thinReason: optionalYesNo,
    neutered: optionalYesNo,
    lifestyle: z.optional(choice(catLifestyles)),
    activity: choice(planActivityLevels),
    firstTimeRaw: choice(['yes', 'no']),
    currentDiet: choice(currentDiets),
    hasHealthIssues: choice(['yes', 'no']),
    health: z._default(health, []),
    excluded: z._default(several(excludableIngredients), []),
    /** Puppies in the litter of a nursing dog, for the guidance figures. */
    puppies: z.optional(whole('puppiesInvalid', { min: 1, max: maxPuppies })),
    /** Whether infants, pregnant women, elderly people or people with a weak immune system live in the house. */
    household: optionalYesNo,
    restDay: optionalYesNo,
  })
  .check(
    z.superRefine(({ species, weightKg, hasHealthIssues, health }, context) => {
      if (species === 'cat' && weightKg > catWeightBoundsKg.max)
        context.addIssue({ code: 'custom', path: ['weightKg'], message: 'weightOutOfRange' });
      const named = health.some((option) => option !== 'none');
      // A disease must never be dropped silently because the yes/no answer contradicts it.
      if (hasHealthIssues === (named ? 'yes' : 'no')) return;
      context.addIssue({ code: 'custom', path: ['health'], message: named ? 'healthContradiction' : 'healthRequired' });
    }),
  );

export type DogCalculatorRequest = z.output<typeof dogCalculatorSchema>;
export type CatCalculatorRequest = z.output<typeof catCalculatorSchema>;
export type AnimalProfile = z.output<typeof animalProfileSchema>;
export type AnimalProfileInput = z.input<typeof animalProfileSchema>;
