import { beforeEach, expect, it, vi } from 'vitest';
import { honeypotField } from '@/lib/forms/hidden-fields';

const state = vi.hoisted(() => ({ wait: vi.fn(), queued: vi.fn() }));
vi.mock('@/lib/http/client-ip', () => ({ readClientIp: async () => '203.0.113.7' }));
vi.mock('@/lib/supabase/rate-limit', () => ({ consumeRateLimits: state.wait }));
vi.mock('@/lib/mail/mail-queue', () => ({ queueMail: state.queued }));
vi.mock('@/lib/feeding-plan/count-export', () => ({ countPlanExport: () => {} }));

const { queuePlanEmail } = await import('@/lib/feeding-plan/queue-plan-email');

const plan = 'v=quick&n=Argos&a=4&u=years&w=25&s=medium&b=ideal&m=medium&f=yes&d=dry&h=no';
const send = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of [...new URLSearchParams(plan), ...Object.entries(fields)]) data.append(name, value);
  return queuePlanEmail(data, 'en');
};
const complete = { email: 'Anna@Example.com', consent: 'on' };

beforeEach(() => {
  state.wait.mockReset().mockResolvedValue(0);
  state.queued.mockReset();
});

it('queues the mail of a plan, counted by client and by email address', async () => {
  expect(await send(complete)).toEqual({ ok: true });
  const [limits] = state.wait.mock.calls[0] ?? [];
  expect(limits).toMatchObject([
    { subject: '203.0.113.7', hits: 20, seconds: 600 },
    { subject: 'anna@example.com', hits: 5, seconds: 3600 },
  ]);
  expect(state.queued).toHaveBeenCalledWith(expect.objectContaining({ kind: 'plan', payload: { answers: plan } }));
});

it('names every invalid field and counts nothing', async () => {
  expect(await send({ email: ' ' })).toEqual({
    ok: false,
    reason: 'fields',
    fields: { email: 'planMail.errors.email', consent: 'planMail.errors.consent' },
  });
  expect(state.wait).not.toHaveBeenCalled();
});

it('queues nothing beyond the limit, and nothing for a bot, which gets the result of success', async () => {
  state.wait.mockResolvedValue(60);
  expect(await send(complete)).toEqual({ ok: false, reason: 'busy' });
  expect(await send({ ...complete, [honeypotField]: 'https://spam.example' })).toEqual({ ok: true });
  expect(state.queued).not.toHaveBeenCalled();
});

it.each([complete.email, 'Άννα Κ.', 'Draugs SIA, Brīvības iela 1'])(
  'queues the mail if a password manager filled in the honeypot with %s',
  async (text) => {
    expect(await send({ ...complete, [honeypotField]: text })).toEqual({ ok: true });
    expect(state.queued).toHaveBeenCalledOnce();
  },
);
