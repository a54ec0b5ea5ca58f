import { describe, expect, it } from 'vitest';
import {
  describeLeadConflictByField,
  mergeConcurrentLeadChanges,
  parseSaveLeadRpcResult,
} from '@/lib/leads/lead-conflict';

const id = '6f1c2b3a-1111-4222-8333-444455556666';

describe('a conflicting save', () => {
  it('names the member who changed the lead, and nothing for a deleted one', () => {
    const savedRow = { saved: false, version: 3, status: 'won', assignee: null, updated_by: id, updated_at: 'x' };
    expect(parseSaveLeadRpcResult(savedRow)).toMatchObject({ saved: false, version: 3, status: 'won', updatedBy: id });
    expect(parseSaveLeadRpcResult(null)).toBeNull();
    expect(() => parseSaveLeadRpcResult({ saved: 'maybe' })).toThrow();
  });

  it('shows only the fields that differ', () => {
    const tell = (field: string, yours: { status: string }, theirs: { status: string }) =>
      `${field}: ${theirs.status}, ${yours.status}`;
    const theirs = { status: 'won', assignee: id } as const;
    expect(describeLeadConflictByField(theirs, { status: 'lost', assignee: id }, tell)).toEqual({
      status: 'status: won, lost',
    });
    expect(describeLeadConflictByField(theirs, theirs, tell)).toEqual({});
  });
  it('proposes the values chosen here and, for the rest, the current ones', () => {
    const [seen, now] = [{ status: 'new', assignee: null } as const, { status: 'won', assignee: null } as const];
    expect(mergeConcurrentLeadChanges({ status: 'new', assignee: id }, seen, now)).toEqual({
      status: 'won',
      assignee: id,
    });
    expect(mergeConcurrentLeadChanges({ status: 'lost', assignee: null }, seen, { ...now, assignee: id })).toEqual({
      status: 'lost',
      assignee: id,
    });
  });
});
