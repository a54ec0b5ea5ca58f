import type { BrowserContext } from '@playwright/test';

/** The environment of a site whose back end is at a URL where nothing listens. */
export const deadBackEnd = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'secret',
});

/** Gives a browser the session of a member, which only the back end could distinguish from a real one. */
export async function addForgedSession(context: BrowserContext, url: string | undefined): Promise<void> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const session = {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'x', exp: 4_000_000_000 })}.AAAA`,
    refresh_token: 'x',
    expires_at: 4_000_000_000,
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: 'x' },
  };
  await context.addCookies([{ name: 'staff-session', value: `base64-${part(session)}`, url }]);
}
