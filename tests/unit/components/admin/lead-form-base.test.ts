import { expect, test } from 'vitest';
import {
  chooseLeadFormBaseVersion,
  type UnsavedChoiceState,
  updateReplyBase,
  updateSelectChoice,
} from '@/components/admin/leads/use-lead-form-base-version';

const id = '6f1c2b3a-1111-4222-8333-444455556666';
const at = (version: number, status: string, assignee = '') => ({ lead: `contact:${id}:${version}`, status, assignee });
const unsavedStatus = { unsaved: { status: true, assignee: false }, isOwnChange: false };

test('a form without an unsaved choice follows the page', () => {
  const nothing = { unsaved: { status: false, assignee: false }, isOwnChange: false };
  expect(chooseLeadFormBaseVersion(at(1, 'new'), at(2, 'won'), nothing)).toEqual(at(2, 'won'));
});

test('a status set by a colleague behind an unsaved one leaves the save to conflict, whatever follows', () => {
  const seen = at(1, 'new');
  expect(chooseLeadFormBaseVersion(seen, at(2, 'won'), unsavedStatus)).toBe(seen);
  // The reader's own reply comes after the colleague's change, which is still unseen.
  expect(chooseLeadFormBaseVersion(seen, at(3, 'won'), { ...unsavedStatus, isOwnChange: true })).toBe(seen);
});

test('an assignee set by a colleague is seen, and no conflict with an unsaved status', () => {
  expect(chooseLeadFormBaseVersion(at(1, 'new'), at(2, 'new', id), unsavedStatus)).toEqual(at(2, 'new', id));
});

test('a reply of the reader leaves an unsaved status without a conflict', () => {
  const replied = at(2, 'answered');
  expect(chooseLeadFormBaseVersion(at(1, 'new'), replied, { ...unsavedStatus, isOwnChange: true })).toEqual(replied);
});

test('a reply follows the changes of its author, and stays at the version before any other one', () => {
  const [first, second, third] = [1, 2, 3].map((version) => at(version, 'new').lead) as [string, string, string];
  expect(updateReplyBase(first, second, true)).toBe(second);
  expect(updateReplyBase(first, second, false)).toBe(first);
  expect(updateReplyBase(first, third, true)).toBe(first);
});

const loaded: UnsavedChoiceState = { drawn: 'new', chosen: 'new', value: 'new', result: null };

test('a select follows the value when nothing else is chosen in it', () => {
  expect(updateSelectChoice(loaded, 'answered', null)).toMatchObject({ drawn: 'answered', chosen: 'answered' });
});

test('a reply from the same page keeps an unsaved choice, however often the value changes', () => {
  const replied = updateSelectChoice({ ...loaded, chosen: 'won' }, 'answered', null);
  expect(replied).toMatchObject({ drawn: 'new', chosen: 'won', value: 'answered' });
  expect(updateSelectChoice(replied, 'in_progress', null)).toMatchObject({ drawn: 'new', chosen: 'won' });
});

test('the choice is drawn once it is the value, and a result of the form replaces it', () => {
  const chosen = { ...loaded, chosen: 'won' };
  expect(updateSelectChoice(chosen, 'won', null)).toMatchObject({ drawn: 'won', chosen: 'won' });
  expect(updateSelectChoice(chosen, 'lost', { ok: true })).toMatchObject({ drawn: 'lost', chosen: 'lost' });
});
