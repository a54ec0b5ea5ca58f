import { z } from 'zod';
import { defaultLocale, localeCodes } from './i18n/locales';

const schema = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  // How many reverse proxies stand before the site and append to X-Forwarded-For; 0 trusts no header.
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  // Where the embedded back end and the mails without an SMTP server lie; the launcher has the same default.
  DATA_DIR: z.string().default('.data'),
  // For example smtps://user:password@mail.example.com:465; without it mails are written to DATA_DIR/outbox.
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  // The sender's bare address, and where mails to the staff go; the brand's e-mail when not set.
  MAIL_FROM: z.email().optional(),
  MAIL_STAFF_TO: z.email().optional(),
  MAIL_STAFF_LOCALE: z.enum(localeCodes).default(defaultLocale),
  // What signs the links of newsletter mails; derived from SUPABASE_SECRET_KEY when not set, so changing that ends them.
  LINK_SECRET: z.string().min(32).optional(),
  // What the log says at least; 'info' has one line for each request that is not answered from memory.
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  // 'off' where another process does the work, for example `npm run mail:work` under a scheduler.
  MAIL_WORKER: z.enum(['on', 'off']).default('on'),
  // How long leads, addresses that were never confirmed or have left, and finished mails are kept.
  RETENTION_LEAD_MONTHS: z.coerce.number().int().min(1).max(1200).default(24),
  RETENTION_PENDING_DAYS: z.coerce.number().int().min(1).max(3650).default(7),
  RETENTION_UNSUBSCRIBED_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  RETENTION_MAIL_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  // Whose account must have a second factor (an authenticator app) before the staff area opens.
  SECOND_FACTOR_REQUIRED: z.enum(['none', 'admin', 'all']).default('none'),
  // Sign-in providers that the back end is configured for, such as "google,github": each gets a button.
  OAUTH_PROVIDERS: z
    .string()
    .regex(/^[a-z_]+(,[a-z_]+)*$/)
    .optional(),
  // Map tiles from elsewhere, such as https://tiles.example/{z}/{x}/{y}.png, part of the built pages; without it the site draws its own coastline.
  MAP_TILES_URL: z
    .string()
    .regex(/^https:\/\/[^\s]*\{z\}[^\s]*$/)
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
  // A check against machines on the lead forms, off when not set. The site key is part of the built pages: build again when it changes.
  CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha']).optional(),
  CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  CAPTCHA_SECRET_KEY: z.string().min(1).optional(),
});

type Env = z.infer<typeof schema>;

/** One validated environment variable, read when it is first used so that a build needs none; throws an error that names it. */
export function env<Name extends keyof Env>(name: Name): Env[Name] {
  // An empty value means unset, as in most hosting panels.
  const parsed = schema.shape[name].safeParse(process.env[name] || undefined);
  if (!parsed.success) {
    const reason = parsed.error.issues.map((issue) => issue.message).join(', ');
    throw new Error(`Environment variable ${name} is missing or malformed: ${reason}`);
  }
  return parsed.data as Env[Name];
}

/** True in a built site, false under the development server. */
export const isProduction = process.env.NODE_ENV === 'production';

/** False while a site is built without a back end, as the embedded one is: pages then show what content holds. */
export const hasBackend = () => Boolean(process.env.SUPABASE_URL);

/** True when the pages were built with a back end at hand; next.config.ts writes it into the build. */
export const builtWithBackend = Boolean(process.env.BUILT_WITH_BACKEND);
