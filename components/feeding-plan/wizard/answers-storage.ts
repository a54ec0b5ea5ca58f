import type { Species } from '@/lib/feeding/animal-attribute-values';
import {
  type Answers,
  paramsToAnswers,
  speciesOfWizardVariant,
  type WizardVariant,
  wizardAnswersToParams,
} from '@/lib/feeding/answers';

// The variants of one species share their answers; what is true of a dog is not of a cat.
const keys = { dog: 'feeding-plan', cat: 'feeding-plan-cat' } as const satisfies Record<Species, string>;

// Beside the answers, whose parameters have one letter.
const enteredAgeParam = 'entered-age';

// Browsers may reject storage; the answers then last as long as the page, so a rejection is no error.

/** The answers about an animal of the variant's species that are saved in this tab; null without any. */
export function loadAnswers(variant: WizardVariant): Answers | null {
  try {
    moveCatOfEarlierRelease();
    const stored = sessionStorage.getItem(keys[speciesOfWizardVariant(variant)]);
    return stored === null ? null : { ...paramsToAnswers(new URLSearchParams(stored)), variant };
  } catch {
    return null;
  }
}

/** The age as it was typed, of which the saved answers may have only a number in one unit; '' where it is not saved. */
export function loadEnteredAge(variant: WizardVariant): string {
  try {
    const stored = sessionStorage.getItem(keys[speciesOfWizardVariant(variant)]);
    return new URLSearchParams(stored ?? '').get(enteredAgeParam) ?? '';
  } catch {
    return '';
  }
}

/** Saves the answers in this tab, with the age as it was typed. */
export function saveAnswers(answers: Answers, enteredAge = ''): void {
  const params = wizardAnswersToParams(answers);
  if (enteredAge !== '') params.set(enteredAgeParam, enteredAge);
  try {
    sessionStorage.setItem(keys[speciesOfWizardVariant(answers.variant)], params.toString());
  } catch {}
}

/** Deletes the answers about an animal of the variant's species. */
export function deleteAnswers(variant: WizardVariant): void {
  try {
    sessionStorage.removeItem(keys[speciesOfWizardVariant(variant)]);
  } catch {}
}

/** An earlier release saved both species under the dog's key. */
function moveCatOfEarlierRelease(): void {
  const stored = sessionStorage.getItem(keys.dog);
  if (stored === null || paramsToAnswers(new URLSearchParams(stored)).variant !== 'cat') return;
  if (sessionStorage.getItem(keys.cat) === null) sessionStorage.setItem(keys.cat, stored);
  sessionStorage.removeItem(keys.dog);
}
