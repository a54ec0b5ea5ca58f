import { type Answers, paramsToAnswers, type Variant } from '@/lib/feeding/answers';
import { reachable } from './progress';
import { addressOf, carriesValues, freshAnswers, prefilled, sharedAnswers, type View, viewOf } from './view-url';

type Opened = {
  variant: Variant;
  address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** What this tab had kept; null without anything. */
  kept: Answers | null;
  /** What was filled in before the program ran. */
  typed: Partial<Answers>;
};

/**
 * What the wizard begins with: the answers, the view, and the address to show instead when the one that was opened carries values or
 * leads too far. Values of an address count once: after a reload, what was changed meanwhile stays.
 */
export function opening({ variant, address, kept, typed }: Opened): {
  answers: Answers;
  view: View;
  address: string | null;
} {
  const { pathname, search, hash } = address;
  const shared = sharedAnswers(hash, variant);
  const answers = shared ?? { ...prefilled(kept ?? freshAnswers(variant), hash), ...typed };
  const wanted = shared ? 'plan' : viewOf(search, variant);
  const view = reachable(answers, wanted);
  // `?step=9` names no step: the first one shows, and its address has none.
  const misnamed = wanted === 0 && new URLSearchParams(search).has('step');
  const stays = !shared && !carriesValues(hash) && view === wanted && !misnamed;
  return { answers, view, address: stays ? null : addressOf(pathname, view) };
}

/** The answers in a form's fields. The unit of age counts with an age, or where another was chosen than the page had set. */
export function typedAnswers(fields: Iterable<[string, FormDataEntryValue]>): Partial<Answers> {
  const all = paramsToAnswers(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
  const { variant, ageUnit, ...given } = all;
  const typed = Object.fromEntries(Object.entries(given).filter(([, value]) => value.length > 0));
  return given.age !== '' || (ageUnit !== '' && ageUnit !== freshAnswers(variant).ageUnit)
    ? { ...typed, ageUnit }
    : typed;
}
