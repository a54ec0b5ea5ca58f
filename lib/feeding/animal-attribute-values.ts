/** Size classes from smallest to largest. */
export const dogSizes = ['mini', 'small', 'medium', 'large', 'giant'] as const;
export type DogSize = (typeof dogSizes)[number];

/** The flat age classes of the quantity calculator. */
export const ageClasses = ['puppy', 'adult', 'senior'] as const;
export type AgeClass = (typeof ageClasses)[number];

export const calculatorActivityLevels = ['low', 'medium', 'high'] as const;
export type ActivityLevel = (typeof calculatorActivityLevels)[number];

/** The levels of the plan: a working dog has one of its own, which no product page offers. */
export const planActivityLevels = [...calculatorActivityLevels, 'working'] as const;
export type PlanActivityLevel = (typeof planActivityLevels)[number];

/** The five pictures that stand for the nine body condition scores. */
export const bodyConditions = ['veryThin', 'underweight', 'ideal', 'overweight', 'obese'] as const;
export type BodyCondition = (typeof bodyConditions)[number];

/** The species that plans are made for. */
export const speciesList = ['dog', 'cat'] as const;
export type Species = (typeof speciesList)[number];
