import { z } from 'zod';

const key = z.string().min(20);

/** Every variable that this process reads, as the launcher or a container passes them. */
export const variables = z.object({
  DATA_DIR: z.string().min(1),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ description: 'PostgreSQL under the embedded back end, instead of its own database in DATA_DIR.' }),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65_535),
  BACKEND_INSTANCE: z.string().min(16),
  SUPABASE_PUBLISHABLE_KEY: key,
  SUPABASE_SECRET_KEY: key,
  SUPABASE_JWT_SECRET: z.string().min(32),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PORT: z.coerce.number().int().default(3000),
  BACKEND_LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('warn')
    .meta({ description: 'What the log of the embedded back end says at least.' }),
  BACKEND_PATIENCE_SECONDS: z.coerce.number().int().min(5).max(3600).default(60).meta({
    description:
      'How long the embedded back end may do nothing before it is ended: by `npm start`, which replaces it, and by itself.',
  }),
  BACKEND_HOST: z.string().default('127.0.0.1').meta({
    description: 'Address on which the embedded back end listens when it runs by itself, as in a container of its own.',
  }),
});

/** What the launcher passes to this process. Without the keys the server below would skip key checks, so it must not start. */
export type Settings = ReturnType<typeof readSettings>;

/** The validated environment of the back end; throws an error that names each missing or malformed variable. */
export function readSettings(env: NodeJS.ProcessEnv) {
  // An empty value means unset, as in lib/env.ts.
  const parsed = variables.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new Error(`The back end is not configured: ${names.join(', ')}`);
  }
  const value = parsed.data;
  return {
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    host: value.BACKEND_HOST,
    port: value.BACKEND_PORT,
    url: `http://127.0.0.1:${value.BACKEND_PORT}`,
    instance: value.BACKEND_INSTANCE,
    publishableKey: value.SUPABASE_PUBLISHABLE_KEY,
    secretKey: value.SUPABASE_SECRET_KEY,
    jwtSecret: value.SUPABASE_JWT_SECRET,
    /** Where links in mails lead when nobody who may say so names another place. */
    siteUrl: value.SITE_URL || `http://localhost:${value.PORT}`,
    patienceSeconds: value.BACKEND_PATIENCE_SECONDS,
    logLevel: value.BACKEND_LOG_LEVEL,
  };
}
