import { z } from 'zod';

const key = z.string().min(20);
const onOff = z.enum(['on', 'off']).default('off');
const providerSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_-]{0,30}$/),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});
/** An OpenID provider that people may sign in with. */
export type OidcProvider = z.infer<typeof providerSchema>;

/** Every variable that this process reads, as the launcher or a container passes them. */
export const backendVariablesSchema = z.object({
  DATA_DIR: z.string().min(1),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ description: 'PostgreSQL that the embedded back end uses instead of its own database in DATA_DIR.' }),
  DATABASE_LISTEN_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      description:
        'The PostgreSQL of DATABASE_URL without its pooler: one connection that receives notifications, which a pooler in transaction mode does not deliver.',
    }),
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
    .meta({ description: 'Lowest level that the embedded back end logs.' }),
  BACKEND_PATIENCE_SECONDS: z.coerce.number().int().min(5).max(3600).default(60).meta({
    description:
      'How long the embedded back end may be unresponsive before it is terminated: by `npm start`, which replaces it, and by its own watchdog.',
  }),
  AUTH_SIGN_UP: onOff.meta({ description: 'Whether strangers may create accounts with the embedded back end.' }),
  AUTH_ANONYMOUS_SIGN_INS: onOff.meta({
    description: 'Whether the embedded back end gives sessions without an account.',
  }),
  AUTH_SMS_HOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description: 'Receives the sign-in codes for phones, as a Send SMS hook of Supabase; without it phones get none.',
    }),
  AUTH_SMS_HOOK_SECRET: z
    .string()
    .regex(/^v1,whsec_[A-Za-z0-9+/=]+$/)
    .optional()
    .meta({ description: 'Signs the requests to AUTH_SMS_HOOK_URL: `v1,whsec_` and a key in base64.' }),
  AUTH_OIDC_PROVIDERS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.array(providerSchema))
    .optional()
    .meta({
      description:
        'OpenID providers of the embedded back end, as JSON: `[{"name":"google","issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"}]`.',
    }),
  FUNCTIONS_ENV: z
    .string()
    .regex(/^\w+(,\w+)*$/)
    .optional()
    .meta({ description: 'Names of environment variables that the functions of `supabase/functions` may read.' }),
  BACKEND_HOST: z.string().default('127.0.0.1').meta({
    description: 'Address the embedded back end listens on when it runs on its own, as in a separate container.',
  }),
});

/**
 * What the launcher passes to this process. Without the keys the server would skip its key checks, so it must not
 * start.
 */
export type BackendSettings = ReturnType<typeof readBackendSettings>;

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/** The validated environment of the back end; throws an error that names each missing or malformed variable. */
export function readBackendSettings(env: NodeJS.ProcessEnv) {
  // An empty value means unset, as in lib/config/env.ts.
  const parsed = backendVariablesSchema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new Error(`The back end is not configured: ${names.join(', ')}`);
  }
  const value = parsed.data;
  return {
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    databaseListenUrl: value.DATABASE_LISTEN_URL,
    host: value.BACKEND_HOST,
    port: value.BACKEND_PORT,
    url: `http://127.0.0.1:${value.BACKEND_PORT}`,
    instance: value.BACKEND_INSTANCE,
    publishableKey: value.SUPABASE_PUBLISHABLE_KEY,
    secretKey: value.SUPABASE_SECRET_KEY,
    jwtSecret: value.SUPABASE_JWT_SECRET,
    /** Base URL of links in emails, unless a trusted caller passes another one. */
    siteUrl: value.SITE_URL || `http://localhost:${value.PORT}`,
    timeoutSeconds: value.BACKEND_PATIENCE_SECONDS,
    logLevel: value.BACKEND_LOG_LEVEL,
    signUp: value.AUTH_SIGN_UP === 'on',
    anonymousSignIns: value.AUTH_ANONYMOUS_SIGN_INS === 'on',
    smsHook: value.AUTH_SMS_HOOK_URL
      ? { url: value.AUTH_SMS_HOOK_URL, secret: value.AUTH_SMS_HOOK_SECRET ?? null }
      : null,
    oidcProviders: (value.AUTH_OIDC_PROVIDERS ?? []) as OidcProvider[],
    functionsEnv: pick(env, value.FUNCTIONS_ENV?.split(',') ?? []),
  };
}
