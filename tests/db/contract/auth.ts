import { randomUUID } from 'node:crypto';
import { anon } from '../context';
import { enrol, newStaff, signedIn } from '../staff';
import { type Cases, clientOnly, off, works } from './case';

const id = randomUUID();
const email = () => `${randomUUID()}@example.com`;
const password = 'a good long password';
const fresh = async () => signedIn(await newStaff('member', { locale: 'en' }));
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
  ...clientOnly(
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
  exchangeCodeForSession: off(
    'flow_state_not_found',
    ({ anon: client }) => client.auth.exchangeCodeForSession('x'),
    'Works with a provider of AUTH_OIDC_PROVIDERS (`auth-settings.test.ts`).',
  ),
  fetchJwk: { result: 'client' },
  getClaims: works(({ user }) => user.auth.getClaims()),
  getUser: works(({ user }) => user.auth.getUser()),
  getUserIdentities: works(({ user }) => user.auth.getUserIdentities()),
  linkIdentity: off('manual_linking_disabled', ({ user }) => user.auth.linkIdentity({ provider: 'google' })),
  linkIdentityIdToken: off('provider_disabled', ({ user }) =>
    user.auth.linkIdentity({ provider: 'google', token: 'x' } as never),
  ),
  linkIdentityOAuth: { result: 'client' },
  reauthenticate: works(async () => (await fresh()).auth.reauthenticate()),
  refreshSession: works(({ user }) => user.auth.refreshSession()),
  registerPasskey: off('passkey_disabled', browserOnly('/passkeys/registration/options')),
  resend: works(({ anon: client }) => client.auth.resend({ type: 'signup', email: email() })),
  resetPasswordForEmail: works(({ person, anon: client }) => client.auth.resetPasswordForEmail(person.email), mailWhy),
  setSession: works(async ({ user }) => {
    const session = (await user.auth.getSession()).data.session;
    return anon().auth.setSession({
      access_token: session?.access_token ?? '',
      refresh_token: session?.refresh_token ?? '',
    });
  }),
  signInAnonymously: off('anonymous_provider_disabled', ({ anon: client }) => client.auth.signInAnonymously()),
  signInWithEthereum: { result: 'client' },
  signInWithIdToken: off('provider_disabled', ({ anon: client }) =>
    client.auth.signInWithIdToken({ provider: 'google', token: 'x' }),
  ),
  signInWithOAuth: off(
    'validation_failed',
    browserOnly('/authorize?provider=google', 'GET'),
    'Works with a provider of AUTH_OIDC_PROVIDERS, by PKCE only: the implicit flow would put tokens into the address.',
  ),
  signInWithOtp: works(
    ({ person, anon: client }) =>
      client.auth.signInWithOtp({ email: person.email, options: { shouldCreateUser: false } }),
    'A code only: emails of this kind hold no link. For a phone AUTH_SMS_HOOK_URL must be set (otherwise `phone_provider_disabled`).',
  ),
  signInWithPasskey: off('passkey_disabled', browserOnly('/passkeys/authentication/options')),
  signInWithPassword: works(({ person }) => anon().auth.signInWithPassword(person)),
  signInWithSSO: off('saml_provider_disabled', ({ anon: client }) =>
    client.auth.signInWithSSO({ domain: 'example.com' }),
  ),
  signInWithSolana: { result: 'client' },
  signInWithWeb3: off('web3_provider_disabled', browserOnly('/token?grant_type=web3')),
  signOut: works(async () => (await fresh()).auth.signOut({ scope: 'others' })),
  signUp: off(
    'signup_disabled',
    ({ anon: client }) => client.auth.signUp({ email: email(), password }),
    'On with AUTH_SIGN_UP. An address needs no confirmation then, as in supabase/config.toml.',
  ),
  unlinkIdentity: off('manual_linking_disabled', async ({ user }) => {
    const identity = (await user.auth.getUserIdentities()).data?.identities[0];
    return user.auth.unlinkIdentity(identity as never);
  }),
  updateUser: works(
    ({ user }) => user.auth.updateUser({ data: { full_name: 'Ζωή' } }),
    'A new email address is refused (`email_provider_disabled`): administrators change it. `current_password` is refused: use the nonce.',
  ),
  verifyOtp: off('otp_expired', ({ anon: client }) => client.auth.verifyOtp({ type: 'magiclink', token_hash: 'x' })),
};

export const mfa: Cases = {
  challenge: works(async () => {
    const client = await fresh();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    return client.auth.mfa.challenge({ factorId: data?.id ?? '' });
  }),
  challengeAndVerify: works(async () => (await enrol(await fresh())) && null),
  enroll: works(
    async () => (await fresh()).auth.mfa.enroll({ factorType: 'totp' }),
    'TOTP only: `mfa_phone_enroll_not_enabled` and `mfa_webauthn_enroll_not_enabled` for the others.',
  ),
  getAuthenticatorAssuranceLevel: works(({ user }) => user.auth.mfa.getAuthenticatorAssuranceLevel()),
  listFactors: works(({ user }) => user.auth.mfa.listFactors()),
  unenroll: works(async () => {
    const client = await fresh();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    return client.auth.mfa.unenroll({ factorId: data?.id ?? '' });
  }),
  verify: off('mfa_factor_not_found', ({ user }) => user.auth.mfa.verify({ factorId: id, challengeId: id, code: '1' })),
};

export const oauthServer: Cases = {
  approveAuthorization: off('feature_disabled', ({ user }) => user.auth.oauth.approveAuthorization(id)),
  denyAuthorization: off('feature_disabled', ({ user }) => user.auth.oauth.denyAuthorization(id)),
  getAuthorizationDetails: off('feature_disabled', ({ user }) => user.auth.oauth.getAuthorizationDetails(id)),
  listGrants: off('feature_disabled', ({ user }) => user.auth.oauth.listGrants()),
  revokeGrant: off('feature_disabled', ({ user }) => user.auth.oauth.revokeGrant({ clientId: id })),
};

export const passkeys: Cases = {
  delete: off('passkey_disabled', browserOnly(`/passkeys/${id}`, 'DELETE')),
  list: off('passkey_disabled', browserOnly('/passkeys', 'GET')),
  startAuthentication: off('passkey_disabled', browserOnly('/passkeys/authentication/options')),
  startRegistration: off('passkey_disabled', browserOnly('/passkeys/registration/options')),
  update: off('passkey_disabled', browserOnly(`/passkeys/${id}`, 'PATCH')),
  verifyAuthentication: off('passkey_disabled', browserOnly('/passkeys/authentication/verify')),
  verifyRegistration: off('passkey_disabled', browserOnly('/passkeys/registration/verify')),
};

export const admin: Cases = {
  ...clientOnly('fetch'),
  createUser: works(async ({ service }) => {
    const created = await service.auth.admin.createUser({ email: email(), password, email_confirm: true });
    if (created.data.user) await service.auth.admin.deleteUser(created.data.user.id);
    return created;
  }),
  deleteUser: works(async ({ service }) => service.auth.admin.deleteUser((await newStaff('member')).id)),
  generateLink: works(
    ({ service, person }) => service.auth.admin.generateLink({ type: 'magiclink', email: person.email }),
    linkWhy,
  ),
  getUserById: works(({ service, person }) => service.auth.admin.getUserById(person.id)),
  inviteUserByEmail: works(({ service }) => service.auth.admin.inviteUserByEmail(email()), mailWhy),
  listUsers: works(({ service }) => service.auth.admin.listUsers({ perPage: 1 })),
  signOut: works(async ({ service }) => {
    const client = await fresh();
    return service.auth.admin.signOut((await client.auth.getSession()).data.session?.access_token ?? '', 'global');
  }),
  updateUserById: works(
    ({ service, person }) => service.auth.admin.updateUserById(person.id, { user_metadata: { locale: 'en' } }),
    'An unknown field and any `role` but `authenticated` are refused by name.',
  ),
};

export const adminMfa: Cases = {
  deleteFactor: off('mfa_factor_not_found', ({ service, person }) =>
    service.auth.admin.mfa.deleteFactor({ userId: person.id, id }),
  ),
  listFactors: works(({ service, person }) => service.auth.admin.mfa.listFactors({ userId: person.id })),
};

export const adminOAuth: Cases = {
  createClient: off('feature_disabled', ({ service }) =>
    service.auth.admin.oauth.createClient({ client_name: 'x', redirect_uris: [] } as never),
  ),
  deleteClient: off('feature_disabled', ({ service }) => service.auth.admin.oauth.deleteClient(id)),
  getClient: off('feature_disabled', ({ service }) => service.auth.admin.oauth.getClient(id)),
  listClients: off('feature_disabled', ({ service }) => service.auth.admin.oauth.listClients()),
  regenerateClientSecret: off('feature_disabled', ({ service }) => service.auth.admin.oauth.regenerateClientSecret(id)),
  updateClient: off('feature_disabled', ({ service }) => service.auth.admin.oauth.updateClient(id, {} as never)),
};

const providerWhy = 'Providers are configured in AUTH_OIDC_PROVIDERS, where a restart reads them.';
export const adminProviders: Cases = {
  createProvider: off(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.createProvider({} as never),
    providerWhy,
  ),
  deleteProvider: off(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.deleteProvider('custom:x'),
    providerWhy,
  ),
  getProvider: off(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.getProvider('custom:x'),
    providerWhy,
  ),
  listProviders: off(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.listProviders(),
    providerWhy,
  ),
  updateProvider: off(
    'feature_disabled',
    ({ service }) => service.auth.admin.customProviders.updateProvider('custom:x', {} as never),
    providerWhy,
  ),
};

export const adminPasskeys: Cases = {
  deletePasskey: off('passkey_disabled', browserOnly(`/admin/users/${id}/passkeys/${id}`, 'DELETE')),
  listPasskeys: off('passkey_disabled', browserOnly(`/admin/users/${id}/passkeys`, 'GET')),
};
