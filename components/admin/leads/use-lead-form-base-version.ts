import { useState } from 'react';
import { decodeLeadIdAndVersion } from '@/lib/leads/lead';

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

/** The version of a lead, with the values that it has. */
export type LeadFormBase = { lead: string; status: string; assignee: string };

type Rerender = {
  /** The fields in which something else is chosen than what the page shows now. */
  unsaved: { status: boolean; assignee: boolean };
  /** True if the member who reads the page made the last change. */
  isOwnChange: boolean;
};

const versionOf = (lead: string) => decodeLeadIdAndVersion(lead)?.version ?? 0;
const isNextVersion = (before: string, now: string) => versionOf(now) === versionOf(before) + 1;

/**
 * What the next save is based on after the page was rendered anew. While somebody else's change is hidden behind an
 * unsaved choice, it stays the version on which that choice was made: the save is then a conflict, which shows both
 * values. The next change of the reader alone, such as a reply from the same page, hides nothing unknown.
 */
export function chooseLeadFormBaseVersion(
  before: LeadFormBase,
  now: LeadFormBase,
  { unsaved, isOwnChange }: Rerender,
): LeadFormBase {
  const isHidden = (['status', 'assignee'] as const).some((field) => unsaved[field] && before[field] !== now[field]);
  return isHidden && !(isOwnChange && isNextVersion(before.lead, now.lead)) ? before : now;
}

/** The base of the form on a page that may be rendered anew at any time; a result of the form itself renews it. */
export function useLeadFormBaseVersion(now: LeadFormBase, result: unknown, rerender: Rerender): LeadFormBase {
  const [state, setState] = useState({ base: now, now, result });
  const isSame = state.now.lead === now.lead && state.result === result;
  if (isSame) return state.base;
  const base = state.result === result ? chooseLeadFormBaseVersion(state.base, now, rerender) : now;
  setState({ base, now, result });
  return base;
}

/**
 * The version that a reply is based on: that of the first rendering, or one that only the reader's own changes made of
 * it. A colleague may have replied in any other.
 */
export function updateReplyBase(before: string, now: string, isOwnChange: boolean): string {
  return isOwnChange && isNextVersion(before, now) ? now : before;
}

/** The version that a reply is based on, on a page that may be rendered anew at any time. */
export function useReplyBaseVersion(now: string, isOwnChange: boolean): string {
  const [state, setState] = useState({ base: now, now });
  if (state.now === now) return state.base;
  const base = updateReplyBase(state.base, now, isOwnChange);
  setState({ base, now });
  return base;
}
