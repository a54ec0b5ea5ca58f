import { type Answers, paramsToAnswers, type WizardVariant } from '@/lib/feeding/answers';
import type { AnswerErrors } from '@/lib/feeding/answers-to-profile';
import { findStepErrors, reachableWizardView } from './step-validation';
import {
  buildWizardStepUrlWithoutAnswers,
  createEmptyAnswers,
  findCalculatorUrlParams,
  parseSharedAnswers,
  parseWizardView,
  prefillAnswersFromCalculator,
  type WizardView,
} from './wizard-url';

type Opened = {
  variant: WizardVariant;
  url: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** The answers saved in this tab; null without any. */
  saved: Answers | null;
  /** What was filled in before the program ran. */
  entered: Partial<Answers>;
};

/**
 * What the wizard begins with: the answers, the view, and the URL to show instead when the one that was opened
 * carries values or leads too far. Values of a URL count once: after a reload, what was changed meanwhile stays.
 */
export function resolveInitialWizardState({ variant, url, saved, entered }: Opened): {
  answers: Answers;
  view: WizardView;
  /** What is wrong with the answers of a plan's link at the step that it opens. */
  errors: AnswerErrors;
  url: string | null;
} {
  const { pathname, search, hash } = url;
  const shared = parseSharedAnswers(hash, variant);
  const calculated = findCalculatorUrlParams(url);
  const known = saved ?? createEmptyAnswers(variant);
  const answers = shared ?? {
    ...(calculated ? prefillAnswersFromCalculator(known, calculated) : known),
    ...entered,
  };
  const requestedView = shared ? 'plan' : parseWizardView(search, variant);
  const view = reachableWizardView(answers, requestedView);
  // `?step=9` names no step: the first one shows, and its URL has none.
  const misnamed = requestedView === 0 && new URLSearchParams(search).has('step');
  const stays = !shared && !calculated && view === requestedView && !misnamed;
  // A plan's link stands for all answers: without its errors, the first step would show instead without a word.
  const errors = shared && view !== 'plan' ? findStepErrors(answers, view) : {};
  return { answers, view, errors, url: stays ? null : buildWizardStepUrlWithoutAnswers(pathname, view, search) };
}

/**
 * The answers in a form's fields. The unit of age counts with an age, or where another was chosen than the page had
 * set.
 */
export function parseEnteredAnswers(fields: Iterable<[string, FormDataEntryValue]>): Partial<Answers> {
  const all = paramsToAnswers(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
  const { variant, ageUnit, ...given } = all;
  const entered = Object.fromEntries(Object.entries(given).filter(([, value]) => value.length > 0));
  return given.age !== '' || (ageUnit !== '' && ageUnit !== createEmptyAnswers(variant).ageUnit)
    ? { ...entered, ageUnit }
    : entered;
}
