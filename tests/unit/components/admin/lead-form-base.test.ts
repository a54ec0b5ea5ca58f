import { expect, test } from 'vitest';
import { followPageAndResult, type LeadFormState, startLeadForm } from '@/components/admin/leads/lead-edit-form';
import { updateReplyBase } from '@/components/admin/leads/reply-form';

const id = '6f1c2b3a-1111-4222-8333-444455556666';
const at = (version: number, status: string, assignee = '') => ({ lead: `contact:${id}:${version}`, status, assignee });
const choose = (form: LeadFormState, status: string) => ({ ...form, chosen: { ...form.chosen, status } });

/** The form on a page that is rendered anew without a result of its own. */
const followPage = (form: LeadFormState, page: LeadFormState['page'], isOwnChange: boolean) =>
  followPageAndResult(form, page, form.result, isOwnChange);

const loaded = startLeadForm(at(1, 'new'), null);
const unsaved = choose(loaded, 'lost');

test('a form without an unsaved choice follows the page', () => {
  const now = at(2, 'won', id);
  expect(followPage(loaded, now, false)).toEqual(startLeadForm(now, null));
});

test('a status set by a colleague behind an unsaved one leaves the save to conflict, whatever follows', () => {
  const changed = followPage(unsaved, at(2, 'won'), false);
  expect(changed.base).toEqual(at(1, 'new'));
  // The reader's own reply comes after the colleague's change, which is still unseen.
  expect(followPage(changed, at(3, 'won'), true).base).toEqual(at(1, 'new'));
  expect(followPage(unsaved, at(3, 'won'), true).base).toEqual(at(1, 'new'));
});

test('an assignee set by a colleague is seen, and no conflict with an unsaved status', () => {
  const changed = followPage(unsaved, at(2, 'new', id), false);
  expect(changed.base).toEqual(at(2, 'new', id));
  expect(changed.drawn).toEqual({ status: 'new', assignee: id });
  expect(changed.chosen).toEqual({ status: 'lost', assignee: id });
});

test('a reply of the reader leaves an unsaved status without a conflict', () => {
  const replied = at(2, 'answered');
  expect(followPage(unsaved, replied, true)).toMatchObject({ base: replied, chosen: { status: 'lost' } });
});

test('an unsaved choice stays, however often the page changes, until it is what the page shows', () => {
  const replied = followPage(unsaved, at(2, 'answered'), false);
  expect(replied).toMatchObject({ drawn: { status: 'new' }, chosen: { status: 'lost' } });
  const reopened = followPage(replied, at(3, 'in_progress'), false);
  expect(reopened).toMatchObject({ drawn: { status: 'new' }, chosen: { status: 'lost' } });
  expect(followPage(reopened, at(4, 'lost'), false)).toEqual(startLeadForm(at(4, 'lost'), null));
});

test('a result of the form replaces what was chosen', () => {
  const saved = { ok: true, message: 'Saved' } as const;
  expect(followPageAndResult(unsaved, at(2, 'lost'), saved, true)).toEqual(startLeadForm(at(2, 'lost'), saved));
  expect(followPageAndResult(unsaved, at(2, 'won'), saved, false)).toMatchObject({ chosen: { status: 'won' } });
});

test('a conflict shows its own values and version until the next result', () => {
  const values = {
    ...{ lead: `contact:${id}:2`, status: 'lost', assignee: '', note: 'Mine' },
    seenStatus: 'won',
    seenAssignee: id,
  };
  const conflict = startLeadForm(at(1, 'new'), { ok: false, error: 'inbox.conflict', message: '', values });
  const shown = { base: at(2, 'won', id), drawn: { status: 'lost', assignee: '' } };
  expect(conflict).toMatchObject(shown);
  expect(followPage(conflict, at(3, 'answered'), true)).toMatchObject({ ...shown, page: at(3, 'answered') });
});

test('a reply follows the changes of its author, and stays at the version before any other one', () => {
  const [first, second, third] = [1, 2, 3].map((version) => at(version, 'new').lead) as [string, string, string];
  expect(updateReplyBase(first, second, true)).toBe(second);
  expect(updateReplyBase(first, second, false)).toBe(first);
  expect(updateReplyBase(first, third, true)).toBe(first);
});
