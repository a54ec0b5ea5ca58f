import { useState } from 'react';

/** What a select was drawn with, what is chosen in it, and the value and result that it follows. */
export type SelectChoice = { drawn: string; chosen: string; value: string; result: unknown };

/**
 * The state after a new value or result. A choice that is not saved stays while only the value changes, as after a
 * reply from the same page; a result of the form itself replaces it, because React resets the form.
 */
export function updateSelectChoice(before: SelectChoice, value: string, result: unknown): SelectChoice {
  const isUnsaved = before.chosen !== before.value && before.chosen !== value && before.result === result;
  return isUnsaved ? { ...before, value } : { drawn: value, chosen: value, value, result };
}

/** The default of a select, which is also its key, and a setter for what is chosen in it. */
export function useUnsavedChoice(value: string, result: unknown): [drawn: string, choose: (chosen: string) => void] {
  const [choice, setChoice] = useState<SelectChoice>({ drawn: value, chosen: value, value, result });
  if (choice.value !== value || choice.result !== result) setChoice(updateSelectChoice(choice, value, result));
  return [choice.drawn, (chosen) => setChoice((before) => ({ ...before, chosen }))];
}
