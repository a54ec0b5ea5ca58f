import { Hono } from 'hono';
import { authError } from './request-session';

// Each of these creates accounts or sends email by itself: staff accounts are created by administrators only, emails by `mails.ts`.
const signUps = ['/auth/v1/signup', '/auth/v1/magiclink'];
const mails = ['/auth/v1/resend', '/auth/v1/reauthenticate'];

/** What the Supabase server offers and this site does not: unauthenticated system pages, public sign-up, emails that it would only print. */
export function closed(): Hono {
  const routes = new Hono();
  routes.all('/_system', (c) => c.notFound());
  routes.all('/_system/*', (c) => c.notFound());
  for (const path of signUps)
    routes.all(path, () => authError(422, 'signup_disabled', 'Signups not allowed for this instance'));
  for (const path of mails)
    routes.all(path, () => authError(422, 'email_provider_disabled', 'This mail is not sent from this instance'));
  return routes;
}
