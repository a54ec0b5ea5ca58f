import { expect, test } from 'vitest';
import { countArrivedRows } from '@/components/admin/leads/use-live-inbox-page';
import type { InboxLead, InboxListPage } from '@/lib/leads/inbox-page-data';

const lead = (id: string, receivedAt: string) => ({ id, receivedAt }) as InboxLead;
const first = (rows: InboxLead[]) => ({
  ...{ rows, newest: '', older: '' },
  newLeadCounts: {} as InboxListPage['newLeadCounts'],
  loadedAt: '2026-11-29T10:00:00.000Z',
});
const old = lead('old', '2026-11-20T10:00:00+00:00');
const fresh = lead('fresh', '2026-11-29T10:00:01+00:00');

test('an old lead that a colleague assigns has not arrived, also in a list that began empty', () => {
  expect(countArrivedRows([old], first([]))).toBe(0);
  expect(countArrivedRows([fresh, old], first([]))).toBe(1);
  expect(countArrivedRows([fresh, old], first([lead('older', '2026-11-01T10:00:00+00:00')]))).toBe(1);
});

test('a lead of the list as it was loaded has not arrived', () => {
  expect(countArrivedRows([fresh], first([fresh]))).toBe(0);
});
