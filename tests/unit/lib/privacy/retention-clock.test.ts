import { beforeEach, expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ days: null as number | null, calls: [] as string[], lines: [] as string[] }));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    rpc: async (name: string) => {
      state.calls.push(name);
      return { data: name === 'begin_retention' ? state.days : {}, error: null };
    },
  }),
}));
vi.mock('@/lib/mail/delete-mail-files', () => ({
  deleteMailFilesBefore: async () => {
    state.calls.push('files');
    return 0;
  },
}));
vi.mock('@/lib/privacy/consent-texts', () => ({ recordConsentTexts: async () => {} }));
vi.mock('@/lib/observability/log', () => {
  const note = (first: unknown, text?: string) => state.lines.push(text ?? String(first));
  return { log: { info: note, warn: note, error: note } };
});

import { startRetentionJob } from '@/lib/privacy/retention-job';

beforeEach(() => {
  state.calls = [];
  state.lines = [];
});

test('nothing is deleted while the clock is implausible, and the log says what to do', async () => {
  state.days = 1100;
  const job = startRetentionJob();
  await expect.poll(() => state.lines.length).toBe(1);
  job.stop();
  expect(state.calls).toEqual(['begin_retention']);
  expect(state.lines[0]).toMatch(/Nothing was deleted.*1100 days ago.*retain --clock-is-right/);
});

test('with a plausible clock rows and files are deleted', async () => {
  state.days = null;
  const job = startRetentionJob();
  await expect.poll(() => state.lines).toEqual(['retention applied']);
  job.stop();
  expect(state.calls).toEqual(['begin_retention', 'apply_retention', 'files']);
});
