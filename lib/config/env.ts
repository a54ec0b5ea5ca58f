import type { z } from 'zod';
import { environmentVariablesSchema } from './env-variables';

type Env = z.infer<typeof environmentVariablesSchema>;

/** One validated environment variable, read on first use so that a build needs none; throws an error that names it. */
export function readEnvironmentVariable<Name extends keyof Env>(name: Name): Env[Name] {
  // An empty value means unset, as in most hosting panels.
  const parsed = environmentVariablesSchema.shape[name].safeParse(process.env[name] || undefined);
  if (!parsed.success) {
    const reason = parsed.error.issues.map((issue) => issue.message).join(', ');
    throw new Error(`Environment variable ${name} is missing or malformed: ${reason}`);
  }
  return parsed.data as Env[Name];
}

/**
 * Reads every variable that is set and, with hosted Supabase, the required ones too; throws an error that names each
 * invalid one.
 */
export function checkEnvironment(): void {
  const wrong = (Object.keys(environmentVariablesSchema.shape) as (keyof Env)[]).flatMap((name) => {
    try {
      if (process.env[name] || isBackendConfigured()) readEnvironmentVariable(name);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  if (wrong.length) throw new Error(wrong.join('\n'));
}

/** True in a built site, false under the development server. */
export const isProduction = process.env.NODE_ENV === 'production';

/** True under the development server only: neither in a built site nor in programs and tests. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** Build output folder, relative to the project's. */
export const getBuildFolder = () => process.env.NEXT_DIST_DIR || '.next';

/**
 * False while a site is built without a back end, as with the embedded one: pages then show the sample data from the
 * content.
 */
export const isBackendConfigured = () => Boolean(process.env.SUPABASE_URL);

/** True when the pages were built with a back end available; next.config.ts writes it into the build. */
export const wasBuiltWithBackend = Boolean(process.env.BUILT_WITH_BACKEND);

/**
 * The day (ISO 8601, in Greece) on which the code was compiled; next.config.ts writes it into the build. Pages may be
 * rendered later, never earlier: whatever changes after this day is then regenerated once more than necessary.
 */
export const buildDate = process.env.BUILT_ON;
