import { environmentVariablesSchema } from '@/lib/config/env-variables';
import { backendVariablesSchema } from '@/server/embedded-supabase/settings';
import type { EnvFile } from './project-environment';

const assignment = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(.*?)[ \t]*\r?$/gm;
// What tools, libraries and the programs themselves read, beside the site and the back end.
const others =
  /^(NODE_|NPM_|NEXT_|OTEL_|PG|HOME$|TZ$|LANG$|PATH$|CI$|CHROMIUM_PATH$|DESIGN_CATALOGUE$|SITE_HOST$|POSTGRES_)/;

const unquoted = (text: string) => /^(["'`])(.*)\1$/.exec(text)?.[2] ?? text;

/**
 * What is surprising in the variables of `.env` files, one line each, with names and never with values: `$` and `#`,
 * which the loader takes for other variables and comments, and names that nothing reads.
 */
export function findEnvFileProblems(files: readonly EnvFile[]): string[] {
  const known = new Set([
    ...Object.keys(environmentVariablesSchema.shape),
    ...Object.keys(backendVariablesSchema.shape),
  ]);
  return files.flatMap(({ path, contents, env }) =>
    [...contents.matchAll(assignment)].flatMap(([, name = '', written = '']) => {
      const read = known.has(name) || others.test(name) || isForFunctions(name);
      const intended = unquoted(written);
      const changed = /[$#]/.test(written) && env[name] !== intended.replaceAll('\\$', '$');
      return [
        ...(changed
          ? [
              `${path}: ${name} is not what is written there: put the value in quotes if it contains #, and write \\$ for each $.`,
            ]
          : []),
        ...(read ? [] : [`${path}: nothing reads ${name}.`]),
      ];
    }),
  );
}

/** Names that the functions of `supabase/functions` may read. */
const isForFunctions = (name: string) => (process.env.FUNCTIONS_ENV ?? '').split(',').includes(name);

type Environment = NodeJS.Dict<string>;

/** What is on and what is off, in one line, for whoever starts the site. */
export function summarizeEnvironment(env: Environment): string {
  const database = env.SUPABASE_URL ? 'hosted Supabase' : env.DATABASE_URL ? 'PostgreSQL' : 'embedded';
  const parts: [string, boolean | string][] = [
    ['database', database],
    ['mail server', Boolean(env.SMTP_URL)],
    ['mail worker', env.MAIL_WORKER !== 'off'],
    ['SITE_URL', Boolean(env.SITE_URL)],
    ['trusted proxies', env.TRUSTED_PROXIES || '0'],
    ['captcha', env.CAPTCHA_PROVIDER || false],
    ['virus scan', Boolean(env.CLAMAV_ADDRESS)],
    ['Redis', Boolean(env.REDIS_URL)],
    ['traces', Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT)],
  ];
  const text = (state: boolean | string) => (typeof state === 'string' ? state : state ? 'on' : 'off');
  return parts.map(([name, state]) => `${name}: ${text(state)}`).join(', ');
}
