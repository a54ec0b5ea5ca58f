import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { anon, application, backend, service } from './context';
import { authenticator, createStaff, enrolFactor, signInClient } from './staff';

beforeAll(async () => {
  await service.from('partnership_applications').insert(application()).throwOnError();
});

const aalOf = async (client: Awaited<ReturnType<typeof signInClient>>) =>
  decodeJwt((await client.auth.getSession()).data.session?.access_token ?? '').aal;

describe('the second factor', () => {
  test('is enrolled, verified and listed by the stock client, and raises the session’s level', async () => {
    const client = await signInClient(await createStaff('sales'));
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    const { id, totp } = await enrolFactor(client);
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml/);
    expect(await aalOf(client)).toBe('aal2');
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id, status: 'verified', friendly_name: 'Phone' }]);
    // The level belongs to the session, so a refreshed token has it too.
    await client.auth.refreshSession();
    expect(await aalOf(client)).toBe('aal2');
  });

  test('a password alone no longer gives the role’s access; the code does', async () => {
    const account = await createStaff('sales');
    const { id, next } = await enrolFactor(await signInClient(account));
    const later = await signInClient(account);
    expect(await aalOf(later)).toBe('aal1');
    const read = () => later.from('partnership_applications').select('id').limit(1);
    expect((await read()).data).toEqual([]);
    const proven = await later.auth.mfa.challengeAndVerify({ factorId: id, code: next() });
    expect(proven.error).toBeNull();
    expect((await read()).data).toHaveLength(1);
  });

  test('a wrong code, a used code and an old challenge are rejected', async () => {
    const account = await createStaff('sales');
    const first = await signInClient(account);
    const { data } = await first.auth.mfa.enroll({ factorType: 'totp' });
    if (!data) throw new Error('not enrolled');
    const code = authenticator(data.totp.secret)();
    const wrong = await first.auth.mfa.challengeAndVerify({
      factorId: data.id,
      code: code === '000000' ? '1' : '000000',
    });
    expect(wrong.error?.code).toBe('mfa_verification_failed');
    const challenge = await first.auth.mfa.challenge({ factorId: data.id });
    const verify = { factorId: data.id, challengeId: challenge.data?.id ?? '', code };
    expect((await first.auth.mfa.verify(verify)).error).toBeNull();
    expect((await first.auth.mfa.verify(verify)).error?.code).toBe('mfa_challenge_expired');
    const again = await first.auth.mfa.challengeAndVerify({ factorId: data.id, code });
    expect(again.error?.code).toBe('mfa_verification_failed');
  });

  test('a mistyped code leaves the challenge open', async () => {
    const client = await signInClient(await createStaff('sales'));
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    if (!data) throw new Error('not enrolled');
    const challenge = await client.auth.mfa.challenge({ factorId: data.id });
    const verify = (code: string) =>
      client.auth.mfa.verify({ factorId: data.id, challengeId: challenge.data?.id ?? '', code });
    expect((await verify('0')).error?.code).toBe('mfa_verification_failed');
    expect((await verify(authenticator(data.totp.secret)())).error).toBeNull();
  });

  test('tokens from before the code do not rise with the session', async () => {
    const account = await createStaff('sales');
    const { id, next } = await enrolFactor(await signInClient(account));
    const client = await signInClient(account);
    const tokens = async () => (await client.auth.getSession()).data.session ?? Promise.reject(new Error('no session'));
    const refreshTokens = [(await tokens()).refresh_token];
    await client.auth.refreshSession();
    const before = await tokens();
    refreshTokens.push(before.refresh_token);
    expect((await client.auth.mfa.challengeAndVerify({ factorId: id, code: next() })).error).toBeNull();
    // The last one first: it was current a moment ago.
    for (const refresh_token of refreshTokens.reverse())
      expect((await anon().auth.refreshSession({ refresh_token })).data.session).toBeNull();
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${before.access_token}` };
    const unenrol = await fetch(`${backend.url}/auth/v1/factors/${id}`, { method: 'DELETE', headers });
    expect([unenrol.status, (await unenrol.json()).error_code]).toEqual([403, 'insufficient_aal']);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await aalOf(client)).toBe('aal2');
  });

  test('codes cannot be guessed: the eleventh attempt is limited', async () => {
    const client = await signInClient(await createStaff('sales'));
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const attempt = () => client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: '0' });
    for (let index = 0; index < 10; index += 1) expect((await attempt()).error?.code).toBe('mfa_verification_failed');
    const { error } = await attempt();
    expect([error?.status, error?.code]).toEqual([429, 'over_request_rate_limit']);
    expect(error?.message).toMatch(/after \d+ seconds/);
  });

  test('neither the factor nor the password can be changed with a password alone', async () => {
    const account = await createStaff('sales');
    const { id, next } = await enrolFactor(await signInClient(account));
    const thief = await signInClient(account);
    expect((await thief.auth.mfa.unenroll({ factorId: id })).error?.code).toBe('insufficient_aal');
    expect((await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await thief.auth.updateUser({ password: 'another long password' })).error?.code).toBe('insufficient_aal');
    await thief.auth.mfa.challengeAndVerify({ factorId: id, code: next() });
    expect((await thief.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
    expect((await thief.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('a factor planted by an attacker before is useless once the owner has verified theirs', async () => {
    const account = await createStaff('sales');
    const thief = await signInClient(account);
    const { data: planted } = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Planted' });
    if (!planted) throw new Error('not enrolled');
    await enrolFactor(await signInClient(account));
    const back = await signInClient(account);
    const code = authenticator(planted.totp.secret)();
    const proven = await back.auth.mfa.challengeAndVerify({ factorId: planted.id, code });
    expect(proven.error?.code).toBe('mfa_factor_not_found');
    expect(await aalOf(back)).toBe('aal1');
    expect((await back.auth.mfa.listFactors()).data?.all).toMatchObject([{ friendly_name: 'Phone' }]);
  });

  test('a second enrolled factor cannot be verified with a password alone', async () => {
    const account = await createStaff('sales');
    const owner = await signInClient(account);
    await enrolFactor(owner);
    const { data: second } = await owner.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' });
    if (!second) throw new Error('not enrolled');
    const thief = await signInClient(account);
    const verify = () => authenticator(second.totp.secret)();
    const rejected = await thief.auth.mfa.challengeAndVerify({ factorId: second.id, code: verify() });
    expect(rejected.error?.code).toBe('insufficient_aal');
    expect(await aalOf(thief)).toBe('aal1');
    expect((await owner.auth.mfa.challengeAndVerify({ factorId: second.id, code: verify() })).error).toBeNull();
  });

  test("another person's factor is inaccessible", async () => {
    const { id } = await enrolFactor(await signInClient(await createStaff('sales')));
    const other = await signInClient(await createStaff('sales'));
    expect((await other.auth.mfa.challenge({ factorId: id })).error?.code).toBe('mfa_factor_not_found');
    expect((await other.auth.mfa.unenroll({ factorId: id })).error?.code).toBe('mfa_factor_not_found');
  });

  test('enabling it ends the sessions opened without it', async () => {
    const account = await createStaff('sales');
    const elsewhere = await signInClient(account);
    await enrolFactor(await signInClient(account));
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });
});
