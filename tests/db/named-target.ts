import { z } from 'zod';
import type { SupabaseVariables } from '@/server/backend-process';

const schema = z.object({
  TEST_SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  TEST_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  TEST_SUPABASE_SECRET_KEY: z.string().min(1),
});

/**
 * Returns the back end that the environment names for the database tests, null if it names none: then they use a
 * private one. The variables of the site itself are ignored, because the tests write and delete. Throws if only some
 * of the three are set, or if the URL is invalid.
 */
export function namedTarget(env: Readonly<Record<string, string | undefined>>): SupabaseVariables | null {
  const given = Object.keys(schema.shape).filter((name) => env[name]);
  if (given.length === 0) return null;
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new Error(`The database tests cannot reach the back end that is named: ${wrong} is missing or wrong.`);
  }
  const { TEST_SUPABASE_URL, TEST_SUPABASE_PUBLISHABLE_KEY, TEST_SUPABASE_SECRET_KEY } = parsed.data;
  return {
    SUPABASE_URL: TEST_SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: TEST_SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: TEST_SUPABASE_SECRET_KEY,
  };
}
