import { randomUUID } from 'node:crypto';
import { anon } from '../context';
import { createStaff, enrolFactor, signInClient } from '../staff';
import { type Cases, clientOnlyCases, disabledCase, workingCase } from './case';

const id = randomUUID();
const email = () => `${randomUUID()}@example.com`;
const password = 'a good long password';
const fresh = async () => signInClient(await createStaff('member', { locale: 'en' }));
const post = (url: string, headers: Record<string, string>, method = 'POST') =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: method === 'GET' ? null : '{}',
  }).then(async (response) => ({ error: { code: (await response.json()).error_code as string } }));
/** The request of a method that needs a browser before it makes one. */
const browserOnly =
  (path: string, method = 'POST') =>
  ({ anon: client }: { anon: ReturnType<typeof anon> }) => {
    const { supabaseUrl, supabaseKey } = client as unknown as { supabaseUrl: string; supabaseKey: string };
    return post(`${supabaseUrl}/auth/v1${path}`, { apikey: supabaseKey }, method);
  };
const mailWhy = 'The link of an email leads to the site itself (`/auth/confirm`), which sends its token to `/verify`.';
const linkWhy = '`action_link` leads to the confirm page of the site, because `GET /verify` opens no session.';

export const auth: Cases = {
  ...clientOnlyCases(
    'dispose',
    'fetch',
    'getSession',
    'initialize',
    'isThrowOnErrorEnabled',
    'logger',
    'onAuthStateChange',
    'startAutoRefresh',
    'stopAutoRefresh',
  ),
  exchangeCodeForSession: disabledCase(
    'flow_state_not_found',
    ({ anon: client }) => client.auth.exchangeCodeForSession('x'),
    'Works with a provider of AUTH_OIDC_PROVIDERS (`auth-settings.test.ts`).',
  ),
  fetchJwk: { result: 'client' },
  getClaims: workingCase(({ user }) => user.auth.getClaims()),
  getUser: workingCase(({ user }) => user.auth.getUser()),
  getUserIdentities: workingCase(({ user }) => user.auth.getUserIdentities()),
  linkIdentity: disabledCase('manual_linking_disabled', ({ user }) => user.auth.linkIdentity({ provider: 'google' })),
  linkIdentityIdToken: disabledCase('provider_disabled', ({ user }) =>
    user.auth.linkIdentity({ provider: 'google', token: 'x' } as never),
  ),
  linkIdentityOAuth: { result: 'client' },
  reauthenticate: workingCase(
    async () => (await fresh()).auth.reauthenticate(),
    'By email; to the phone of an account without an email address, if AUTH_SMS_HOOK_URL is set.',
  ),
  refreshSession: workingCase(({ user }) => user.auth.refreshSession()),
  registerPasskey: disabledCase('passkey_disabled', browserOnly('/passkeys/registration/options')),
  resend: workingCase(({ anon: client }) => client.auth.resend({ type: 'signup', email: email() })),
  resetPasswordForEmail: workingCase(
    ({ person, anon: client }) => client.auth.resetPasswordForEmail(person.email),
    mailWhy,
  ),
  setSession: workingCase(async ({ user }) => {
    const session = (await user.auth.getSession()).data.session;
    return anon().auth.setSession({
      access_token: session?.access_token ?? '',
      refresh_token: session?.refresh_token ?? '',
    });
  }),
  signInAnonymously: disabledCase('anonymous_provider_disabled', ({ anon: client }) => client.auth.signInAnonymously()),
  signInWithEthereum: { result: 'client' },
  signInWithIdToken: disabledCase('provider_disabled', ({ anon: client }) =>
    client.auth.signInWithIdToken({ provider: 'google', token: 'x' }),
  ),
  signInWithOAuth: disabledCase(
    'validation_failed',
    browserOnly('/authorize?provider=google', 'GET'),
    'Works with a provider of AUTH_OIDC_PROVIDERS, by PKCE only: the implicit flow would put tokens into the address.',
  ),
  signInWithOtp: workingCase(
    ({ person, anon: client }) => client.auth.signInWithOtp({ email: person.email }),
    'A code only: emails of this kind hold no link. An email without an account gets the same response (a hosted project: `signup_disabled`); with AUTH_SIGN_UP the request opens one, which the code proves. For a phone AUTH_SMS_HOOK_URL must be set (otherwise `phone_provider_disabled`).',
  ),
  signInWithPasskey: disabledCase('passkey_disabled', browserOnly('/passkeys/authentication/options')),
  signInWithPassword: workingCase(({ person }) => anon().auth.signInWithPassword(person)),
  signInWithSSO: disabledCase('saml_provider_disabled', ({ anon: client }) =>
    client.auth.signInWithSSO({ domain: 'example.com' }),
  ),
  signInWithSolana: { result: 'client' },
  signInWithWeb3: disabledCase('web3_provider_disabled', browserOnly('/token?grant_type=web3')),
  signOut: workingCase(async () => (await fresh()).auth.signOut({ scope: 'others' })),
  signUp: disabledCase(
    'signup_disabled',
    ({ anon: client }) => client.auth.signUp({ email: email(), password }),
    'On with AUTH_SIGN_UP. An address needs no confirmation then, as in supabase/config.toml.',
  ),
  unlinkIdentity: disabledCase('manual_linking_disabled', async ({ user }) => {
    const identity = (await user.auth.getUserIdentities()).data?.identities[0];
    return user.auth.unlinkIdentity(identity as never);
  }),
  updateUser: workingCase(
    ({ user }) => user.auth.updateUser({ data: { full_name: 'Ζωή' } }),
    'A new email address is rejected (`email_provider_disabled`): administrators change it. `current_password` is rejected: use the nonce.',
  ),
  verifyOtp: disabledCase('otp_expired', ({ anon: client }) =>
    client.auth.verifyOtp({ type: 'magiclink', token_hash: 'x' }),
  ),
};

export const mfa: Cases = {
  challenge: workingCase(async () => {
    const client = await fresh();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    return client.auth.mfa.challenge({ factorId: data?.id ?? '' });
  }),
  challengeAndVerify: workingCase(async () => (await enrolFactor(await fresh())) && null),
  enroll: workingCase(
    async () => (await fresh()).auth.mfa.enroll({ factorType: 'totp' }),
    'TOTP only: `mfa_phone_enroll_not_enabled` and `mfa_webauthn_enroll_not_enabled` for the others.',
  ),
  getAuthenticatorAssuranceLevel: workingCase(({ user }) => user.auth.mfa.getAuthenticatorAssuranceLevel()),
  listFactors: workingCase(({ user }) => user.auth.mfa.listFactors()),
  unenroll: workingCase(async () => {
    const client = await fresh();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    return client.auth.mfa.unenroll({ factorId: data?.id ?? '' });
  }),
  verify: disabledCase('mfa_factor_not_found', ({ user }) =>
    user.auth.mfa.verify({ factorId: id, challengeId: id, code: '1' }),
  ),
};

export const oauthServer: Cases = {
  approveAuthorization: disabledCase('feature_disabled', ({ user }) => user.auth.oauth.approveAuthorization(id)),
  denyAuthorization: disabledCase('feature_disabled', ({ user }) => user.auth.oauth.denyAuthorization(id)),
  getAuthorizationDetails: disabledCase('feature_disabled', ({ user }) => user.auth.oauth.getAuthorizationDetails(id)),
  listGrants: disabledCase('feature_disabled', ({ user }) => user.auth.oauth.listGrants()),
  revokeGrant: disabledCase('feature_disabled', ({ user }) => user.auth.oauth.revokeGrant({ clientId: id })),
};

export const passkeys: Cases = {
  delete: disabledCase('passkey_disabled', browserOnly(`/passkeys/${id}`, 'DELETE')),
  list: disabledCase('passkey_disabled', browserOnly('/passkeys', 'GET')),
  startAuthentication: disabledCase('passkey_disabled', browserOnly('/passkeys/authentication/options')),
  startRegistration: disabledCase('passkey_disabled', browserOnly('/passkeys/registration/options')),
  update: disabledCase('passkey_disabled', browserOnly(`/passkeys/${id}`, 'PATCH')),
  verifyAuthentication: disabledCase('passkey_disabled', browserOnly('/passkeys/authentication/verify')),
  verifyRegistration: disabledCase('passkey_disabled', browserOnly('/passkeys/registration/verify')),
};

export const admin: Cases = {
  ...clientOnlyCases('fetch'),
  createUser: workingCase(async ({ service }) => {
    const created = await service.auth.admin.createUser({ email: email(), password, email_confirm: true });
    if (created.data.user) await service.auth.admin.deleteUser(created.data.user.id);
    return created;
  }),
  deleteUser: workingCase(async ({ service }) => service.auth.admin.deleteUser((await createStaff('member')).id)),
  generateLink: workingCase(
    ({ service, person }) => service.auth.admin.generateLink({ type: 'magiclink', email: person.email }),
    linkWhy,
  ),
  getUserById: workingCase(({ service, person }) => service.auth.admin.getUserById(person.id)),
  inviteUserByEmail: workingCase(({ service }) => service.auth.admin.inviteUserByEmail(email()), mailWhy),
  listUsers: workingCase(({ service }) => service.auth.admin.listUsers({ perPage: 1 })),
  signOut: workingCase(async ({ service }) => {
    const client = await fresh();
    return service.auth.admin.signOut((await client.auth.getSession()).data.session?.access_token ?? '', 'global');
  }),
  updateUserById: workingCase(
    ({ service, person }) => service.auth.admin.updateUserById(person.id, { user_metadata: { locale: 'en' } }),
    'An unknown field and any `role` but `authenticated` are rejected by name.',
  ),
};

export const adminMfa: Cases = {
  deleteFactor: disabledCase('mfa_factor_not_found', ({ service, person }) =>
    service.auth.admin.mfa.deleteFactor({ userId: person.id, id }),
  ),
  listFactors: workingCase(({ service, person }) => service.auth.admin.mfa.listFactors({ userId: person.id })),
};

export const adminOAuth: Cases = {
  createClient: disabledCase('feature_disabled', ({ service }) =>
    service.auth.admin.oauth.createClient({ client_name: 'x', redirect_uris: [] } as never),
  ),
  deleteClient: disabledCase('feature_disabled', ({ service }) => service.auth.admin.oauth.deleteClient(id)),
  getClient: disabledCase('feature_disabled', ({ service }) => service.auth.admin.oauth.getClient(id)),
  listClients: disabledCase('feature_disabled', ({ service }) => service.auth.admin.oauth.listClients()),
  regenerateClientSecret: disabledCase('feature_disabled', ({ service }) =>
    service.auth.admin.oauth.regenerateClientSecret(id),
  ),
  updateClient: disabledCase('feature_disabled', ({ service }) =>
    service.auth.admin.oauth.updateClient(id, {} as never),
  ),
};

const providerWhy = 'Providers are configured in AUTH_OIDC_PROVIDERS, where a restart reads them.';
export const adminProviders: Cases = {
  createProvider: disabledCase(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.createProvider({} as never),
    providerWhy,
  ),
  deleteProvider: disabledCase(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.deleteProvider('custom:x'),
    providerWhy,
  ),
  getProvider: disabledCase(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.getProvider('custom:x'),
    providerWhy,
  ),
  listProviders: disabledCase(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.listProviders(),
    providerWhy,
  ),
  updateProvider: disabledCase(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.updateProvider('custom:x', {} as never),
    providerWhy,
  ),
};

export const adminPasskeys: Cases = {
  deletePasskey: disabledCase('passkey_disabled', browserOnly(`/admin/users/${id}/passkeys/${id}`, 'DELETE')),
  listPasskeys: disabledCase('passkey_disabled', browserOnly(`/admin/users/${id}/passkeys`, 'GET')),
};
