import { ageUnits } from '@/lib/feeding/age';
import { calculatorActivityLevels } from '@/lib/feeding/animal-attribute-values';
import { type Answers, answerParamNames, noAnswers, paramsToAnswers, type WizardVariant } from '@/lib/feeding/answers';
import { catLifestyles } from '@/lib/feeding/cat-energy';
import { applyAgeUnitFromText } from '@/lib/feeding/parse-age-unit';
import { maxNumberTextLength } from '@/lib/feeding/parse-decimal';
import { listWizardStepsOfVariant } from '@/lib/feeding/wizard-steps';
import { preserveForeignParameters } from '@/lib/http/preserve-foreign-parameters';

/** What the wizard shows: a step (from 0) or the finished plan. */
export type WizardView = number | 'plan';

/** The view that the query of a URL names; the first step where it names none. */
export function parseWizardView(search: string, variant: WizardVariant): WizardView {
  const requestedStep = new URLSearchParams(search).get('step');
  if (requestedStep === 'plan') return 'plan';
  const step = Number(requestedStep);
  return Number.isInteger(step) && step >= 1 && step <= listWizardStepsOfVariant(variant).length ? step - 1 : 0;
}

/** What the product calculator hands over. */
const calculatorFields = ['weight', 'age', 'ageUnit', 'months', 'activity', 'lifestyle'];

/**
 * The URL of a view: `?step=2`, `?step=plan`, and the bare path for the first step; with the other parameters of the
 * present query, such as those of a campaign, but without what is an answer.
 */
export function buildWizardStepUrlWithoutAnswers(pathname: string, view: WizardView, search = ''): string {
  const step = view === 'plan' ? view : view + 1;
  return pathname + preserveForeignParameters(step === 1 ? '' : `?step=${step}`, ['step', ...calculatorFields], search);
}

/**
 * The answers in the fragment of a shared link, of which the end may be missing; null where there are none, so that
 * they replace no saved ones. A unit without an age says nothing: every questionnaire begins with one.
 */
export function parseSharedAnswers(hash: string, variant: WizardVariant): Answers | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (![answerParamNames.variant, answerParamNames.weightKg].some((name) => params.has(name))) return null;
  const { variant: _, ageUnit, ...shared } = paramsToAnswers(params);
  return Object.values(shared).some((value) => value.length > 0) ? { ...shared, ageUnit, variant } : null;
}

/** The answers to begin with: an age in years until another unit is chosen. */
export function createEmptyAnswers(variant: WizardVariant): Answers {
  return { ...noAnswers, variant, ageUnit: 'years' };
}

/**
 * What the product calculator hands over: after the `#`, or as a query where the browser sent its form by itself. Null
 * where it is neither.
 */
export function findCalculatorUrlParams({ hash, search }: Pick<Location, 'hash' | 'search'>): URLSearchParams | null {
  const given = [hash, search].map((part) => new URLSearchParams(part.replace(/^#/, '')));
  return given.find((params) => params.has('weight')) ?? null;
}

/**
 * The values of the product calculator (`weight=12.4&age=adult&activity=high`, a cat's age with its unit), put into the
 * answers.
 */
export function prefillAnswersFromCalculator(answers: Answers, params: URLSearchParams): Answers {
  const weightKg = params.get('weight')?.slice(0, maxNumberTextLength);
  const activity = calculatorActivityLevels.find((level) => level === params.get('activity'));
  const puppy = params.get('age') === 'puppy' && answers.age === '';
  const months = params.get('months')?.slice(0, maxNumberTextLength);
  const ageUnit = ageUnits.find((unit) => unit === params.get('ageUnit'));
  const age = params.get('age')?.slice(0, maxNumberTextLength);
  // Only the detailed variant has a senior dog among its options; the quick one has only the age.
  const senior = params.get('age') === 'senior' && answers.variant === 'detailed' && answers.health.length === 0;
  const lifestyle = catLifestyles.find((each) => each === params.get('lifestyle'));
  return applyAgeUnitFromText({
    ...answers,
    ...(weightKg && { weightKg }),
    ...(activity && { activity }),
    ...(puppy && { ageUnit: 'months' as const, ...(months && { age: months }) }),
    ...(ageUnit && age && { age, ageUnit }),
    ...(senior && { hasHealthIssues: 'yes' as const, health: ['senior' as const] }),
    ...(lifestyle && { lifestyle }),
  });
}
