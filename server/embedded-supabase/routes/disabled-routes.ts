import { Hono } from 'hono';
import { authErrorResponse } from './auth-error-responses';

type Off = { path: RegExp; status: number; code: string; message: string };

// What hosted projects have as options that this server does not offer: it replies as they do when the option is off.
const off: Off[] = [
  { path: /^\/sso(\/|$)/, status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' },
  { path: /^\/saml(\/|$)/, status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' },
  { path: /(^|\/)passkeys(\/|$)/, status: 404, code: 'passkey_disabled', message: 'Passkeys are disabled' },
  {
    path: /^\/factors\/recovery-codes(\/|$)/,
    status: 422,
    code: 'mfa_recovery_codes_disabled',
    message: 'MFA recovery codes are disabled',
  },
  {
    path: /^\/(oauth|user\/oauth|admin\/oauth)(\/|$)/,
    status: 404,
    code: 'feature_disabled',
    message: 'OAuth server is disabled',
  },
  {
    path: /^\/admin\/custom-providers(\/|$)/,
    status: 404,
    code: 'feature_disabled',
    message: 'Custom providers are configured in AUTH_OIDC_PROVIDERS',
  },
  // Older than `/otp`, and creates accounts by itself.
  { path: /^\/magiclink$/, status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' },
];

/**
 * What the Supabase server offers and this site does not: unauthenticated system pages, and the options of hosted
 * projects that are off.
 */
export function disabledRoutes(): Hono {
  const routes = new Hono();
  routes.all('/_system', (c) => c.notFound());
  routes.all('/_system/*', (c) => c.notFound());
  routes.all('/auth/v1/*', async (c, next) => {
    const path = c.req.path.slice('/auth/v1'.length);
    const found = off.find((option) => option.path.test(path));
    if (!found) return next();
    return authErrorResponse(found.status, found.code, found.message);
  });
  return routes;
}
