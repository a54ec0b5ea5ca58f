import { useState } from 'react';

/** What a select was drawn with, what is chosen in it, and the value and result that it follows. */
export type UnsavedChoiceState = { drawn: string; chosen: string; value: string; result: unknown };

/**
 * The state after a new value or result. A choice that is not saved stays while only the value changes, as after a
 * reply from the same page; a result of the form itself replaces it, because React resets the form.
 */
export function updateSelectChoice(before: UnsavedChoiceState, value: string, result: unknown): UnsavedChoiceState {
  const isUnsaved = before.chosen !== before.value && before.chosen !== value && before.result === result;
  return isUnsaved ? { ...before, value } : { drawn: value, chosen: value, value, result };
}

type UnsavedChoice = {
  /** The default of the select, which is also its key. */
  drawn: string;
  /** True if something else is chosen than the value. */
  isUnsaved: boolean;
  choose: (chosen: string) => void;
};

/** What a select shows while its value may change, and a setter for what is chosen in it. */
export function useUnsavedChoice(value: string, result: unknown): UnsavedChoice {
  const [last, setLast] = useState<UnsavedChoiceState>({ drawn: value, chosen: value, value, result });
  const isSame = last.value === value && last.result === result;
  const choice = isSame ? last : updateSelectChoice(last, value, result);
  if (!isSame) setLast(choice);
  return {
    drawn: choice.drawn,
    isUnsaved: choice.chosen !== choice.value,
    choose: (chosen) => setLast((before) => ({ ...before, chosen })),
  };
}
