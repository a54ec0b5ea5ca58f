import { beforeEach, expect, it, vi } from 'vitest';
import { countPlanExport } from '@/lib/feeding-plan/count-export';
import { log } from '@/lib/observability/log';

const state = vi.hoisted(() => ({ later: [] as (() => Promise<void>)[], rpc: vi.fn() }));
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => state.later.push(work) }));
vi.mock('@/lib/supabase/service-client', () => ({ createServiceClient: () => ({ rpc: state.rpc }) }));
vi.mock('@/lib/observability/log', () => ({ log: { warn: vi.fn() } }));

const settle = () => Promise.all(state.later.splice(0).map((work) => work()));

beforeEach(() => vi.mocked(log.warn).mockClear());

it('counts only language and kind, after the response', async () => {
  state.rpc.mockResolvedValue({ error: null });
  countPlanExport('calendar', 'lv');
  expect(state.rpc).not.toHaveBeenCalled();
  await settle();
  expect(state.rpc.mock.calls).toEqual([['record_plan', { plan_locale: 'lv', plan_kind: 'calendar' }]]);
  expect(log.warn).not.toHaveBeenCalled();
});

it.each([
  ['refuses', () => state.rpc.mockResolvedValue({ error: { code: '23514' } })],
  ['cannot be reached', () => state.rpc.mockRejectedValue(new Error('down'))],
])('is logged, without effect on the request, if the back end %s', async (_, fail) => {
  fail();
  countPlanExport('pdf', 'gr');
  await expect(settle()).resolves.toEqual([undefined]);
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'plan not counted');
});
