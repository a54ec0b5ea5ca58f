import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { syncAccountProviders } from './account-queries';
import { authErrorResponse } from './auth-error-responses';
import { OidcProviderError } from './oidc-provider-client';
import { getOidcAuthenticator, OAuthError } from './oidc-sign-in';
import { verifyCallerOrErrorResponse } from './request-caller';

const authorizeSchema = z.object({
  provider: z.string(),
  redirect_to: z.string().max(2000).optional(),
  scopes: z.string().max(500).default(''),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.string().toLowerCase().pipe(z.literal('s256')),
});
const random = () => randomBytes(32).toString('base64url');

type Flow = {
  id: string;
  provider: string;
  nonce: string;
  verifier: string;
  redirectTo: string;
  linkUserId: string | null;
};

/** `/authorize` and `/callback` of sign-in with an OpenID provider, and the identities of somebody who is signed in. */
export function providerSignInRoutes(backend: BackendContext): Hono {
  const { database, settings } = backend;
  const oidc = getOidcAuthenticator(backend);
  // Providers compare this URL with the one they were configured with.
  const redirectUri = new URL('/auth/v1/callback', settings.url).href;
  const disabled = (name: string) =>
    authErrorResponse(400, 'validation_failed', `Unsupported provider: provider ${name || '""'} is not enabled`);

  /** The page to return to: one of the site itself, otherwise its home page. */
  function returnTo(requested: string | undefined): string {
    const site = new URL(settings.siteUrl);
    return requested && URL.canParse(requested) && new URL(requested).origin === site.origin ? requested : site.href;
  }

  async function begin(request: Request, linkUserId: string | null): Promise<string | Response> {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const provider = oidc.providers.get(query.provider ?? '');
    if (!provider) return disabled(query.provider ?? '');
    const parsed = authorizeSchema.safeParse(query);
    if (!parsed.success)
      return authErrorResponse(
        400,
        'validation_failed',
        'PKCE is needed: use flowType pkce and code_challenge_method s256',
      );
    const [nonce, verifier] = [random(), random()];
    await database.query(`delete from auth.oauth_flows where created_at < now() - interval '1 hour'`);
    const [flow] = await database.query<{ id: string }>(
      `insert into auth.oauth_flows (provider, nonce, code_verifier, client_code_challenge, redirect_to, link_user_id)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [query.provider, nonce, verifier, parsed.data.code_challenge, returnTo(parsed.data.redirect_to), linkUserId],
    );
    await database.flush();
    try {
      const values = { redirectUri, state: flow?.id ?? '', nonce, verifier, scopes: parsed.data.scopes };
      return await provider.authorizationUrl(values);
    } catch (error) {
      if (error instanceof OidcProviderError) return authErrorResponse(502, 'unexpected_failure', error.message);
      throw error;
    }
  }

  async function finish(flow: Flow, code: string): Promise<string> {
    const provider = oidc.providers.get(flow.provider);
    if (!provider) throw new OAuthError(400, 'provider_disabled', 'The provider is not enabled');
    const { nonce, verifier } = flow;
    const identity = await provider.redeem({ code, redirectUri, nonce, verifier });
    if (flow.linkUserId) await oidc.addIdentity(flow.linkUserId, flow.provider, identity);
    const userId = flow.linkUserId ?? (await oidc.accountOf(flow.provider, identity));
    return oidc.issueCode(flow.id, userId);
  }

  return new Hono()
    .get('/auth/v1/authorize', async (c) => {
      const url = await begin(c.req.raw, null);
      return url instanceof Response ? url : c.redirect(url, 302);
    })
    .get('/auth/v1/callback', async (c) => {
      const { state = '', code, error, error_description: description } = c.req.query();
      // A state is good for one response of the provider, and for ten minutes.
      const [flow] = z.uuid().safeParse(state).success
        ? await database.query<Flow>(
            `update auth.oauth_flows set created_at = now() - interval '11 minutes' where id = $1 and created_at > now() - interval '10 minutes'
               and auth_code_hash is null
             returning id, provider, nonce, code_verifier as verifier, redirect_to as "redirectTo", link_user_id as "linkUserId"`,
            [state],
          )
        : [];
      if (!flow) return authErrorResponse(400, 'bad_oauth_state', 'OAuth state is invalid or has expired');
      const target = new URL(flow.redirectTo);
      const fail = (kind: string, reason: string, text: string) => {
        target.searchParams.set('error', kind);
        target.searchParams.set('error_code', reason);
        target.searchParams.set('error_description', text);
        return c.redirect(target.href, 303);
      };
      if (error || !code) return fail(error ?? 'server_error', 'bad_oauth_callback', description ?? 'No code was sent');
      try {
        target.searchParams.set('code', await finish(flow, code));
        return c.redirect(target.href, 303);
      } catch (reason) {
        if (reason instanceof OAuthError) return fail('access_denied', reason.code, reason.message);
        if (reason instanceof OidcProviderError) return fail('server_error', 'bad_oauth_callback', reason.message);
        throw reason;
      }
    })
    .get('/auth/v1/user/identities/authorize', async (c) => {
      const caller = await verifyCallerOrErrorResponse(backend, c.req.raw);
      if (caller instanceof Response) return caller;
      if (settings.oidcProviders.length === 0)
        return authErrorResponse(404, 'manual_linking_disabled', 'Manual linking is disabled');
      const url = await begin(c.req.raw, caller.userId);
      if (url instanceof Response) return url;
      return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
    })
    .delete('/auth/v1/user/identities/:id', async (c) => {
      const caller = await verifyCallerOrErrorResponse(backend, c.req.raw);
      if (caller instanceof Response) return caller;
      if (settings.oidcProviders.length === 0)
        return authErrorResponse(404, 'manual_linking_disabled', 'Manual linking is disabled');
      const identities = await database.query<{ id: string }>('select id from auth.identities where user_id = $1', [
        caller.userId,
      ]);
      if (identities.length < 2)
        return authErrorResponse(
          422,
          'single_identity_not_deletable',
          'User must have at least 1 identity after unlinking',
        );
      if (!identities.some(({ id }) => id === c.req.param('id')))
        return authErrorResponse(422, 'identity_not_found', "Identity doesn't exist");
      await database.query('delete from auth.identities where id = $1', [c.req.param('id')]);
      await syncAccountProviders(backend, caller.userId);
      await database.flush();
      return c.json({});
    });
}
