import { z } from 'zod';

const schema = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  // How many reverse proxies stand before the site and append to X-Forwarded-For; 0 trusts no header.
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
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
