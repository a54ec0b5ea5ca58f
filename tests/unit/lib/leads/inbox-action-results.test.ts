import { createTranslator } from 'use-intl/core';
import { describe, expect, it, vi } from 'vitest';
import { createLeadConflictResult, parseSaveLeadRpcResult } from '@/lib/leads/inbox-action-results';
import site from '@/messages/en.json';
import staff from '@/messages/staff/en.json';

const messages = { ...site, ...staff, admin: site.admin };
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: 'admin.statuses' }) =>
    createTranslator({ locale: 'en', messages, namespace }),
}));

const id = '6f1c2b3a-1111-4222-8333-444455556666';
const lead = { kind: 'contact', id, version: 1 } as const;
const untouched = { status: 'new', assignee: null } as const;

describe('a conflicting save', () => {
  it('names the member who changed the lead, and nothing for a deleted one', () => {
    const savedRow = { saved: false, version: 3, status: 'won', assignee: null, updated_by: id, updated_at: 'x' };
    expect(parseSaveLeadRpcResult(savedRow)).toMatchObject({ saved: false, version: 3, status: 'won', updatedBy: id });
    expect(parseSaveLeadRpcResult(null)).toBeNull();
    expect(() => parseSaveLeadRpcResult({ saved: 'maybe' })).toThrow();
  });

  type Values = Parameters<typeof createLeadConflictResult>[1]['chosen'];
  /** The result for what was chosen in a form that showed `seen`, after a colleague has saved `theirs`. */
  const conflict = (chosen: Values, theirs: Values, seen: Values | undefined) => {
    const people = { data: [{ user_id: id, full_name: 'Anna', active: true }], error: null };
    const action = {
      ...{ locale: 'en', user: { id: 'reader' }, supabase: { rpc: async () => people } },
      t: createTranslator({ locale: 'en', messages, namespace: 'inbox' }),
    } as never;
    const saved = { saved: false, version: 2, updatedBy: id, ...theirs };
    return createLeadConflictResult(action, { lead, saved, chosen, seen, note: 'Mine' });
  };
  const anna = '\u2068Anna\u2069';

  it('shows only the fields that differ', async () => {
    const theirs = { status: 'won', assignee: id } as const;
    const { fields } = await conflict({ status: 'lost', assignee: id }, theirs, untouched);
    expect(fields).toEqual({
      status: messages.inbox.theirsYours.replace('{theirs}', 'Won').replace('{yours}', 'Lost'),
    });
    const other = await conflict({ status: 'won', assignee: id }, { ...theirs, assignee: null }, untouched);
    expect(other.fields?.assignee).toContain(anna);
    expect(Object.keys(other.fields ?? {})).toEqual(['assignee']);
    const same = await conflict(theirs, theirs, untouched);
    expect(same).toMatchObject({ message: expect.stringContaining(anna), fields: {} });
  });

  it('proposes the values chosen here and, for the rest, the current ones with their version', async () => {
    const now = { status: 'won', assignee: null } as const;
    const assigned = await conflict({ status: 'new', assignee: id }, now, untouched);
    const seen = { lead: `contact:${id}:2`, seenStatus: 'won', seenAssignee: '', note: 'Mine' };
    expect(assigned.values).toEqual({ ...seen, status: 'won', assignee: id });
    const lost = await conflict({ status: 'lost', assignee: null }, { ...now, assignee: id }, untouched);
    expect(lost.values).toMatchObject({ status: 'lost', assignee: id });
  });

  it('counts every field of a form without its initial values as chosen', async () => {
    const { values, fields } = await conflict(untouched, { status: 'won', assignee: null }, undefined);
    expect(values).toMatchObject({ status: 'new' });
    expect(Object.keys(fields ?? {})).toEqual(['status']);
  });
});
