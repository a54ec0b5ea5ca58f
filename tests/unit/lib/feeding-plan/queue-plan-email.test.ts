import { beforeEach, expect, it, vi } from 'vitest';
import { honeypotField } from '@/lib/forms/hidden-fields';

const state = vi.hoisted(() => ({ wait: vi.fn(), queued: vi.fn() }));
vi.mock('@/lib/http/client-ip', async (original) => ({
  ...(await original<object>()),
  readClientIp: async () => '203.0.113.7',
}));
vi.mock('@/lib/supabase/rate-limit', async (original) => ({
  ...(await original<object>()),
  consumeRateLimits: state.wait,
}));
vi.mock('@/lib/mail/mail-queue', () => ({ queueMail: state.queued }));
vi.mock('@/lib/feeding-plan/count-export', () => ({ countPlanExport: () => {} }));

vi.mock('@/documents/feeding-plan/animal-document-download', () => ({}));
vi.mock('@/lib/observability/log-request-rejection', () => ({ logRequestRejection: () => {} }));

const { queuePlanEmail } = await import('@/lib/feeding-plan/queue-plan-email');
const { emailPlan } = await import('@/app/[locale]/feeding-plan/export-actions');
const { parseWizardForm } = await import('@/app/[locale]/feeding-plan/parse-wizard-form-action');
const { POST } = await import('@/app/[locale]/feeding-plan/plan-mail/route');

const plan = 'v=quick&n=Argos&a=4&u=years&w=25&s=medium&b=ideal&m=medium&f=yes&d=dry&h=no';
const request = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of [...new URLSearchParams(plan), ...Object.entries(fields)]) data.append(name, value);
  return data;
};
const send = (fields: Record<string, string>) => queuePlanEmail(request(fields), 'en');
const complete = { email: 'Anna@Example.com', consent: 'on' };

beforeEach(() => {
  state.wait.mockReset().mockResolvedValue(0);
  state.queued.mockReset();
});

it('queues the mail of a plan, counted by client, network and email address', async () => {
  expect(await send(complete)).toEqual({ ok: true });
  const [limits] = state.wait.mock.calls[0] ?? [];
  expect(limits).toMatchObject([
    { subject: '203.0.113.7', hits: 20, seconds: 600 },
    { bucket: 'plan-mail-network', subject: '203.0.113.0/24', hits: 100, seconds: 600 },
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
  state.wait.mockResolvedValue(1750);
  expect(await send(complete)).toEqual({ ok: false, reason: 'busy', wait: 1750 });
  expect(await send({ ...complete, [honeypotField]: 'https://spam.example' })).toEqual({ ok: true });
  expect(state.queued).not.toHaveBeenCalled();
});

it('states the minutes to wait in the form', async () => {
  state.wait.mockResolvedValue(1750);
  const data = request({ ...complete, locale: 'en' });
  expect(await emailPlan(data)).toEqual({
    ok: false,
    error: 'form.errors.rateLimited',
    message: 'Too many attempts. Please try again in 30 minutes.',
  });
});

it.each([
  ['no email', { consent: 'on', email: ' ' }, 0, 'mail-email'],
  ['an invalid email', { consent: 'on', email: 'anna@' }, 0, 'mail-invalid-email'],
  ['no consent', { email: complete.email }, 0, 'mail-consent'],
  ['a limit of minutes', complete, 61, 'mail-busy-10'],
  ['a limit of an hour', complete, 601, 'mail-busy-60'],
  ['nothing wrong', complete, 0, 'mail-sent'],
])(
  'a plan of an earlier release gets the page for %s without scripts',
  async (_, fields: Record<string, string>, wait, status) => {
    state.wait.mockResolvedValue(wait);
    const sent = new Request('https://a.example', { method: 'POST', body: request(fields) });
    const response = await POST(sent, { params: Promise.resolve({ locale: 'en' }) });
    expect(response.headers.get('location')).toBe(`/en/feeding-plan/export-status/${status}`);
  },
);

it.each([
  ['no email', { consent: 'on', email: ' ' }, 0, { fields: { email: 'planMail.errors.email' } }],
  ['an invalid email', { consent: 'on', email: 'anna@' }, 0, { fields: { email: 'form.errors.invalidEmail' } }],
  ['no consent', { email: complete.email }, 0, { fields: { consent: 'planMail.errors.consent' } }],
  ['a limit', complete, 61, { error: 'form.errors.rateLimited' }],
])('without scripts the plan returns after %s, with what was entered', async (_, fields, wait, result) => {
  state.wait.mockResolvedValue(wait);
  expect(await parseWizardForm(null, request({ ...fields, locale: 'lv' }))).toMatchObject({
    ok: true,
    answers: plan,
    mail: { email: fields.email, consent: 'consent' in fields, result: { ok: false, ...result } },
  });
  expect(state.queued).not.toHaveBeenCalled();
});

it('without scripts the page of the result follows once the mail is queued, and the questions alone send nothing', async () => {
  await expect(parseWizardForm(null, request({ ...complete, locale: 'lv' }))).rejects.toMatchObject({
    digest: expect.stringContaining('/lv/feeding-plan/export-status/mail-sent'),
  });
  expect(state.queued).toHaveBeenCalledOnce();
  expect(await parseWizardForm(null, request({ locale: 'lv' }))).toEqual({ ok: true, answers: plan });
  expect(state.queued).toHaveBeenCalledOnce();
});

it.each([complete.email, 'Άννα Κ.', 'Draugs SIA, Brīvības iela 1'])(
  'queues the mail if a password manager filled in the honeypot with %s',
  async (text) => {
    expect(await send({ ...complete, [honeypotField]: text })).toEqual({ ok: true });
    expect(state.queued).toHaveBeenCalledOnce();
  },
);
