import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renderAuthMailTemplate } from '@/server/embedded-supabase/render-auth-mail';
import { anon, backend, callers, service } from './context';
import { createStaff, mailTo, signInClient } from './staff';

const linkOf = (mail: string) => {
  const [, hash, type] = /token_hash=([\w-]+)&(?:amp;)?type=(\w+)/.exec(mail) ?? [];
  return { token_hash: hash ?? '', type: type as 'recovery' | 'invite' };
};

// Hosted Supabase sends its own mails, which this suite cannot read.
describe.skipIf(backend.hosted)('mails of the embedded auth server', () => {
  test('a password reset: the mailed link opens a session once, and the new password works', async () => {
    const account = await createStaff('sales', { locale: 'ru' });
    const redirectTo = 'https://site.example/ru/auth/confirm';
    expect((await service.auth.resetPasswordForEmail(account.email, { redirectTo })).error).toBeNull();
    const mail = await mailTo(account.email);
    expect(mail).toContain(`${redirectTo}?token_hash=link_`);
    const client = anon();
    const link = linkOf(mail);
    const { data, error } = await client.auth.verifyOtp(link);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(account.id);
    expect((await anon().auth.verifyOtp(link)).error?.code).toBe('otp_expired');

    const weak = await client.auth.updateUser({ password: 'short' });
    expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
    expect((await client.auth.updateUser({ password: account.password })).error?.code).toBe('same_password');
    const elsewhere = await signInClient(account);
    const password = randomUUID();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
    await signInClient({ email: account.email, password });
  });

  test('only the site’s own URL is accepted as a redirect target', async () => {
    const account = await createStaff('sales');
    await anon().auth.resetPasswordForEmail(account.email, { redirectTo: 'https://evil.example/' });
    const mail = await mailTo(account.email);
    expect(mail).not.toContain('evil.example');
    expect(mail).toContain('/auth/confirm?token_hash=');
  });

  test('a code works once; guesses are limited; a code has no link form', async () => {
    const account = await createStaff('sales', { locale: 'en' });
    const otpRequest = { email: account.email, options: { shouldCreateUser: false } };
    expect((await anon().auth.signInWithOtp(otpRequest)).error).toBeNull();
    const token = /Code\s+(\d{6})/.exec(await mailTo(account.email))?.[1] ?? '';
    const guess = token === '000000' ? '000001' : '000000';
    const verify = (code: string) => anon().auth.verifyOtp({ email: account.email, token: code, type: 'email' });
    expect((await verify(guess)).error?.code).toBe('otp_expired');
    const computed = createHash('sha256').update(`${account.email}${token}`).digest('hex');
    for (const type of ['email', 'recovery'] as const)
      expect((await anon().auth.verifyOtp({ token_hash: computed, type })).error?.code).toBe('otp_expired');
    expect((await verify(token)).error).toBeNull();
    expect((await verify(token)).error?.code).toBe('otp_expired');
    for (let index = 0; index < 9; index += 1) await verify(guess);
    expect((await verify(guess)).error?.code).toBe('over_request_rate_limit');
  });

  test('a code with the defaults of supabase-js comes to an account; an unknown address gets the same response', async () => {
    const { id, email } = await createStaff('sales', { locale: 'en' });
    for (const recipient of [email, `${randomUUID()}@example.com`])
      expect(await anon().auth.signInWithOtp({ email: recipient })).toEqual({
        data: { user: null, session: null },
        error: null,
      });
    const token = /Code\s+(\d{6})/.exec(await mailTo(email))?.[1] ?? '';
    const { data } = await anon().auth.verifyOtp({ email, token, type: 'email' });
    expect(data.user?.id).toBe(id);
  });

  test('an unknown address gets the same response in the same time', async () => {
    const { email } = await createStaff('sales');
    const timed = async (recipient: string) => {
      const startedAt = performance.now();
      const { error } = await service.auth.resetPasswordForEmail(recipient);
      expect(error).toBeNull();
      return performance.now() - startedAt;
    };
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 5; round += 1) {
      known = Math.min(known, await timed(email));
      unknown = Math.min(unknown, await timed(`${randomUUID()}@example.com`));
    }
    expect(Math.abs(known - unknown)).toBeLessThan(15);
    expect((await service.auth.resetPasswordForEmail(email)).error?.code).toBe('over_request_rate_limit');
  });

  test('an invitation: only by administrators, repeatable until accepted, then a password', async () => {
    const email = `${randomUUID()}@example.com`;
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${backend.accounts.admin.token}` };
    const direct = await fetch(`${backend.url}/auth/v1/invite`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
    });
    expect(direct.status).toBe(403);
    const invite = () => service.auth.admin.inviteUserByEmail(email, { data: { full_name: 'Νέα', locale: 'gr' } });
    const first = await invite();
    expect(first.error).toBeNull();
    const password = randomUUID();
    await expect(signInClient({ email, password })).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await invite()).data.user?.id).toBe(first.data.user?.id);
    const corrected = await service.auth.admin.inviteUserByEmail(email, { data: { full_name: 'Νέα Άλλη' } });
    expect(corrected.data.user).toMatchObject({
      id: first.data.user?.id,
      user_metadata: { full_name: 'Νέα Άλλη', locale: 'gr' },
    });
    const client = anon();
    expect((await client.auth.verifyOtp(linkOf(await mailTo(email)))).error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await signInClient({ email, password });
    expect((await invite()).error?.code).toBe('email_exists');
  });

  test('an invitation to somebody deactivated works once they are active again', async () => {
    const email = `${randomUUID()}@example.com`;
    const invite = async () => {
      const { data, error } = await service.auth.admin.inviteUserByEmail(email);
      if (error) throw error;
      return { member: data.user.id, link: linkOf(await mailTo(email)) };
    };
    const { member } = await invite();
    const { admin } = callers;
    expect((await admin.rpc('set_staff_active', { member, active: false })).data).toBe(true);
    const again = await invite();
    expect(again.member).toBe(member);
    expect((await anon().auth.verifyOtp(again.link)).error).not.toBeNull();
    const { link } = await invite();
    expect((await admin.rpc('set_staff_active', { member, active: true })).data).toBe(true);
    expect((await anon().auth.verifyOtp(link)).error).toBeNull();
  });

  test('a phone number and password work too', async () => {
    const phone = `30${String(Date.now()).slice(-10)}`;
    const password = randomUUID();
    const created = await service.auth.admin.createUser({
      email: `${randomUUID()}@example.com`,
      phone,
      password,
      phone_confirm: true,
    });
    expect(created.error).toBeNull();
    const { data, error } = await anon().auth.signInWithPassword({ phone: `+${phone}`, password });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(created.data.user?.id);
    expect((await anon().auth.signInWithPassword({ phone: '+300000000000', password })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  test('the client program of a sign-in is recorded', async () => {
    const account = await createStaff('sales');
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json', 'user-agent': 'Test/1.0' };
    const body = JSON.stringify({ email: account.email, password: account.password });
    await fetch(`${backend.url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
    const { data } = await (await signInClient(account)).rpc('list_my_sessions').throwOnError();
    expect(data.map(({ user_agent }) => user_agent)).toContain('Test/1.0');
  });
});

test('templates select the language and escape every value', () => {
  const template =
    '{{ if eq .Data.locale "en" }}EN {{ .Token }}{{ else if eq .Data.locale "lv" }}LV{{ else }}GR {{ .RedirectTo }}{{ end }}';
  const values = { TokenHash: 'h', Token: '1', RedirectTo: '"><b>' };
  expect(renderAuthMailTemplate(template, { ...values, Data: { locale: 'en' } })).toBe('EN 1');
  expect(renderAuthMailTemplate(template, { ...values, Data: { locale: 'lv' } })).toBe('LV');
  expect(renderAuthMailTemplate(template, { ...values, Data: {} })).toBe('GR &#34;&gt;&lt;b&gt;');
});
