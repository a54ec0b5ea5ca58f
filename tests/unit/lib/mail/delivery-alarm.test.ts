import { beforeEach, expect, test, vi } from 'vitest';
import type { SmtpError } from '@/lib/mail/delivery-outcome';
import type { ClaimedMail } from '@/lib/mail/mail-queue';
import { deliverMail } from '@/lib/mail/mail-worker';
import { log } from '@/lib/observability/log';
import { getProcessGlobal } from '@/lib/process-global';

const state = vi.hoisted(() => ({ response: '' }));
vi.mock('@/lib/observability/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({ rpc: async () => ({ data: 'queued', error: null }) }),
}));
vi.mock('@/lib/mail/send-mail', () => ({
  sendMail: async () => {
    const { response } = state;
    throw Object.assign(new Error(response), {
      ...{ code: 'EENVELOPE', command: 'RCPT TO', response, responseCode: Number(response.slice(0, 3)) },
    } satisfies Partial<SmtpError>);
  },
}));

const composers = { test: async () => ({ to: 'a@b.example' }) as never };
async function fail(response: string, attempts = 1) {
  state.response = response;
  const mail = { id: 'm1', kind: 'test', attempts } as ClaimedMail;
  await deliverMail(mail, composers, new AbortController().signal);
}
const alarms = () => vi.mocked(log.error).mock.calls.map(([details]) => details);

const permanent = '550 5.7.1 blocked by policy';
const temporary = '451 4.7.1 greylisted, try again';
const alarm = (responseCode: number) => ({ problem: 'policy', responseCode });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.clearAllMocks();
  getProcessGlobal('mail-alarms', () => new Map()).clear();
  return () => vi.useRealTimers();
});

test('a permanent rejection raises the alarm at once, a temporary one from the twelfth attempt on', async () => {
  await fail(temporary, 11);
  expect(alarms()).toEqual([]);
  await fail(temporary, 12);
  expect(alarms()).toEqual([alarm(451)]);
  getProcessGlobal('mail-alarms', () => new Map()).clear();
  await fail(permanent);
  expect(alarms()).toEqual([alarm(451), alarm(550)]);
});

test('one alarm in ten minutes for each problem, however many emails it holds up', async () => {
  for (let i = 0; i < 50; i++) await fail(permanent);
  expect(alarms()).toEqual([alarm(550)]);
  await fail('452 4.2.2 mailbox full', 12);
  expect(alarms().map((each) => (each as { problem: string }).problem)).toEqual(['policy', 'full']);
  vi.advanceTimersByTime(599_000);
  await fail(permanent);
  expect(alarms()).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  await fail(permanent);
  expect(alarms()).toHaveLength(3);
});

test('a recipient that does not exist is nobody’s alarm', async () => {
  await fail('550 5.1.1 user unknown', 20);
  expect(alarms()).toEqual([]);
});
