import { randomUUID } from 'node:crypto';
import { hashSync } from 'bcryptjs';
import { describe, expect, test } from 'vitest';
import { anon, backend, callers, service } from './context';
import { createStaff, enrolFactor, mailTo, signInClient } from './staff';

const { admin } = service.auth;
const email = () => `${randomUUID()}@example.com`;
const password = 'a good long password';

describe('the admin API', () => {
  test('creates an account with every field, and rejects an unknown one by its name', async () => {
    const id = randomUUID();
    const phone = `371${Math.floor(Math.random() * 1e8 + 1e8)}`;
    const { data, error } = await admin.createUser({
      id,
      email: email(),
      phone,
      phone_confirm: true,
      password_hash: hashSync(password, 4),
      user_metadata: { full_name: 'Ζωή' },
      app_metadata: { plan: 'x' },
      ban_duration: '1h',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id,
      phone,
      user_metadata: { full_name: 'Ζωή' },
      app_metadata: { plan: 'x', provider: 'email' },
      identities: [{ provider: 'email' }],
    });
    expect(data.user?.email_confirmed_at).toBeFalsy();
    const signIn = () => anon().auth.signInWithPassword({ phone, password });
    expect((await signIn()).error?.code).toBe('invalid_credentials');
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await signIn()).error).toBeNull();
    const unknown = await admin.updateUserById(id, { surprise: 1 } as never);
    expect([unknown.error?.status, unknown.error?.message]).toEqual([422, expect.stringContaining('surprise')]);
    const role = await admin.updateUserById(id, { role: 'service_role' });
    expect(role.error?.status).toBe(422);
    await admin.deleteUser(id);
  });

  test('weak passwords are rejected with the reason', async () => {
    const { error } = await admin.createUser({ email: email(), password: 'short' });
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
    const { id } = await createStaff('member');
    expect((await admin.updateUserById(id, { password: 'short' })).error?.code).toBe('weak_password');
  });

  test('changes the address; a taken one is rejected', async () => {
    const [one, other] = [await createStaff('member'), await createStaff('member')];
    const otherEmail = email();
    expect((await admin.updateUserById(one.id, { email: otherEmail, email_confirm: true })).data.user?.email).toBe(
      otherEmail,
    );
    expect((await anon().auth.signInWithPassword({ email: otherEmail, password: one.password })).error).toBeNull();
    expect((await admin.updateUserById(other.id, { email: otherEmail })).error?.code).toBe('email_exists');
  });

  test('a new address makes what was sent to the former one useless', async () => {
    const wrong = email();
    const invited = await admin.generateLink({ type: 'invite', email: wrong });
    const id = invited.data.user?.id ?? '';
    expect((await admin.updateUserById(id, { email: email() })).error).toBeNull();
    const person = await createStaff('member');
    const recovery = await admin.generateLink({ type: 'recovery', email: person.email });
    await admin.updateUserById(person.id, { email: email(), email_confirm: true });
    for (const [type, { data }] of [['invite', invited] as const, ['recovery', recovery] as const]) {
      const token_hash = data.properties?.hashed_token ?? '';
      expect((await anon().auth.verifyOtp({ type, token_hash })).error?.code).toBe('otp_expired');
    }
  });

  test('a ban ends the sessions, a soft delete also the account', async () => {
    const person = await createStaff('member');
    const client = await signInClient(person);
    await admin.updateUserById(person.id, { ban_duration: '24h' });
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    const gone = await createStaff('member');
    expect((await admin.deleteUser(gone.id, true)).error).toBeNull();
    expect((await admin.getUserById(gone.id)).error?.code).toBe('user_not_found');
    expect((await anon().auth.signInWithPassword(gone)).error?.code).toBe('invalid_credentials');
    // The address is free again.
    const again = await admin.createUser({ email: gone.email, password, email_confirm: true });
    expect(again.error).toBeNull();
  });

  test("lists and removes somebody's second factor, which ends what it opened", async () => {
    const person = await createStaff('sales');
    const client = await signInClient(person);
    const { id } = await enrolFactor(client);
    expect((await admin.mfa.listFactors({ userId: person.id })).data?.factors).toMatchObject([
      { id, status: 'verified' },
    ]);
    expect((await admin.mfa.deleteFactor({ userId: person.id, id })).error).toBeNull();
    expect((await admin.mfa.listFactors({ userId: person.id })).data?.factors).toEqual([]);
    expect((await client.auth.getUser()).error).not.toBeNull();
  });

  test('pages of accounts contain the total', async () => {
    const { data } = await admin.listUsers({ page: 1, perPage: 1 });
    expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) });
  });

  test('nobody calls it without the secret key', async () => {
    for (const caller of ['anon', 'member', 'admin'] as const) {
      const { auth } = callers[caller];
      const { id } = backend.accounts.member;
      const results = [
        await auth.admin.createUser({ email: email() }),
        await auth.admin.updateUserById(id, { ban_duration: '1h' }),
        await auth.admin.deleteUser(id),
        await auth.admin.getUserById(id),
        await auth.admin.listUsers(),
        await auth.admin.generateLink({ type: 'magiclink', email: backend.accounts.admin.email }),
        await auth.admin.mfa.listFactors({ userId: id }),
        await auth.admin.mfa.deleteFactor({ userId: id, id: randomUUID() }),
      ];
      expect(results.map(({ error }) => error?.code)).toEqual(results.map(() => 'not_admin'));
    }
  });
});

describe('generated links', () => {
  test.each(['magiclink', 'recovery'] as const)('%s: the link and the code beside it sign in, once', async (type) => {
    const person = await createStaff('member');
    const make = async () => {
      const { data, error } = await admin.generateLink({ type, email: person.email });
      if (error) throw error;
      return data;
    };
    const link = await make();
    expect(link.user?.id).toBe(person.id);
    expect(link.properties?.action_link).toContain(link.properties?.hashed_token);
    const byLink = { type, token_hash: link.properties?.hashed_token ?? '' } as const;
    expect((await anon().auth.verifyOtp(byLink)).data.user?.id).toBe(person.id);
    expect((await anon().auth.verifyOtp(byLink)).error?.code).toBe('otp_expired');
    const second = await make();
    const byCode = { type, email: person.email, token: second.properties?.email_otp ?? '' } as const;
    expect((await anon().auth.verifyOtp(byCode)).data.user?.id).toBe(person.id);
    expect((await anon().auth.verifyOtp(byCode)).error?.code).toBe('otp_expired');
  });

  test('signup and invite create the account, email_change moves it', async () => {
    const [otherEmail, other] = [email(), email()];
    const signUp = await admin.generateLink({ type: 'signup', email: otherEmail, password });
    expect((await anon().auth.signInWithPassword({ email: otherEmail, password })).error).not.toBeNull();
    const token_hash = signUp.data.properties?.hashed_token ?? '';
    expect((await anon().auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull();
    expect((await anon().auth.signInWithPassword({ email: otherEmail, password })).error).toBeNull();
    const taken = await admin.generateLink({ type: 'invite', email: otherEmail });
    expect(taken.error?.code).toBe('email_exists');
    const change = await admin.generateLink({ type: 'email_change_new', email: otherEmail, newEmail: other });
    const moved = await anon().auth.verifyOtp({
      type: 'email_change',
      token_hash: change.data.properties?.hashed_token ?? '',
    });
    expect(moved.data.user?.email).toBe(other);
    expect((await anon().auth.signInWithPassword({ email: otherEmail, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });
});

describe('a renewed proof', () => {
  test.skipIf(backend.hosted)('is a code by email, good once, and only for its owner', async () => {
    const person = await createStaff('member', { locale: 'en' });
    const client = await signInClient(person);
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const nonce = /\b(\d{6})\b/.exec(await mailTo(person.email))?.[1] ?? '';
    const other = await signInClient(await createStaff('member'));
    const stolen = await other.auth.updateUser({ password: 'another long password', nonce });
    expect(stolen.error?.code).toBe('reauthentication_not_valid');
    expect((await client.auth.updateUser({ password: 'another long password', nonce })).error).toBeNull();
    const again = await client.auth.updateUser({ password: 'a third long password', nonce });
    expect(again.error?.code).toBe('reauthentication_not_valid');
    expect((await anon().auth.reauthenticate()).error?.name).toBe('AuthSessionMissingError');
  });
});
