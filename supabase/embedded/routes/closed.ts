import { Hono } from 'hono';

// Each of these creates accounts; staff accounts come from administrators alone. (`/otp` and `/magiclink` ignore the server's own switch.)
const signUps = ['/auth/v1/signup', '/auth/v1/otp', '/auth/v1/magiclink', '/auth/v1/invite'];
// Would print its token into the log, because no mail goes out yet.
const mails = ['/auth/v1/recover', '/auth/v1/resend'];

/** What the Supabase server offers and this site does not: unauthenticated system pages, public sign-up, mail without a sender. */
export function closed(): Hono {
  const routes = new Hono();
  routes.all('/_system', (c) => c.notFound());
  routes.all('/_system/*', (c) => c.notFound());
  const signupDisabled = { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' };
  for (const path of signUps) routes.all(path, (c) => c.json(signupDisabled, 422));
  const noMail = { code: 422, error_code: 'email_provider_disabled', msg: 'No mail is sent from this instance' };
  for (const path of mails) routes.all(path, (c) => c.json(noMail, 422));
  return routes;
}
