import { expect, test } from 'vitest';
import { buildLeadHistory, isLastReplyUndelivered, type LeadChange, type LeadNote } from '@/lib/leads/lead-history';

const note = (created_at: string, more: Partial<LeadNote> = {}) =>
  ({ id: created_at, type: 'reply', created_at, undelivered_at: null, ...more }) as LeadNote;
const change = (at: string) => ({ id: 1, at, actor: null, status: null, assignee: null }) as LeadChange;

test('notes and changes are in one order, newest first, however precisely their times are written', () => {
  const notes = [note('2026-11-29T08:00:00.5+00:00'), note('2026-11-29T10:00:00+00:00')];
  const changes = [change('2026-11-29T09:00:00+00:00'), change('2026-11-29T08:00:00.123456+00:00')];
  expect(buildLeadHistory(notes, changes).map(({ type, at }) => [type, at.slice(11, 13)])).toEqual([
    ['note', '10'],
    ['change', '09'],
    ['note', '08'],
    ['change', '08'],
  ]);
});

test('only the newest reply tells whether the sender still waits for one', () => {
  const failed = { undelivered_at: '2026-11-29T08:01:00+00:00' };
  const first = note('2026-11-29T08:00:00+00:00', failed);
  expect(isLastReplyUndelivered([first, note('2026-11-29T08:30:00+00:00', { type: 'note' })])).toBe(true);
  expect(isLastReplyUndelivered([first, note('2026-11-29T09:00:00+00:00')])).toBe(false);
  expect(isLastReplyUndelivered([])).toBe(false);
});
