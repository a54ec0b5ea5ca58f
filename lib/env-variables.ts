import { z } from 'zod';
import { defaultLocale, localeCodes } from './i18n/locales';

/**
 * What `docs/environment.md` says of a variable, beside what its type tells: what makes an optional one necessary, and whether it is
 * written into the built pages, so that a change asks for a new build.
 */
const about = (description: string, { when = '', built = false } = {}) => ({ description, when, built });
const hosted = { when: 'with a back end of its own' };
const captcha = { when: 'with CAPTCHA_PROVIDER' };

/** Every variable that the running site reads. `npm run docs:env` writes the reference from it. */
export const variables = z.object({
  SUPABASE_URL: z
    .url({ protocol: /^https?$/ })
    .meta(about('Address of the back end. Without it `npm start` runs the embedded one and sets this itself.', hosted)),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1).meta(about("The back end's key for sessions of staff.", hosted)),
  SUPABASE_SECRET_KEY: z
    .string()
    .min(1)
    .meta(about("The back end's key that passes row-level security; only the server holds it.", hosted)),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).meta(about('Where the site listens.')),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(
      about(
        'Address under which visitors reach the site: what links in mails begin with, and with https cookies are kept to it. Pages, site map and feeds name `url` in `content/brand.json`, which has to be the same; the log tells when it is not.',
        { when: 'in production' },
      ),
    ),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .meta(
      about('How many reverse proxies stand before the site and append to X-Forwarded-For; 0 trusts no header.', {
        when: 'behind a proxy',
      }),
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .meta(about('Where the embedded back end and the mails without an SMTP server lie.')),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta(
      about(
        'Mail server, such as `smtps://user:password@mail.example.com:465`; without it mails are written to `DATA_DIR/outbox`.',
        { when: 'mails are to reach anybody' },
      ),
    ),
  MAIL_FROM: z.email().optional().meta(about("Sender of all mails, a bare address; the brand's e-mail when not set.")),
  MAIL_STAFF_TO: z.email().optional().meta(about("Where mails to the staff go; the brand's e-mail when not set.")),
  MAIL_STAFF_LOCALE: z.enum(localeCodes).default(defaultLocale).meta(about('Language of mails to the staff.')),
  LINK_SECRET: z
    .string()
    .min(32)
    .optional()
    .meta(
      about(
        'Signs the links of newsletter mails; derived from SUPABASE_SECRET_KEY when not set, so changing that ends them.',
      ),
    ),
  CLAMAV_ADDRESS: z
    .url({ protocol: /^tcp$/ })
    .optional()
    .meta(
      about(
        'clamd of ClamAV, such as `tcp://127.0.0.1:3310`, which looks through the files that staff upload; its `StreamMaxLength` has to be 25 MB or more.',
        { when: 'files are to be scanned for viruses' },
      ),
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .meta(
      about(
        'Redis that instances share the pages through which they make anew while they run. Read by `cache-handler.mjs`.',
        {
          when: 'with several instances',
        },
      ),
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .meta(about('What the log says at least; `info` has one line for each request that is not answered from memory.')),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(
      about(
        'OpenTelemetry collector that traces are sent to over HTTP; without it none are made. The other `OTEL_EXPORTER_OTLP_…` variables of the standard, such as `…_HEADERS`, hold as well.',
      ),
    ),
  MAIL_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .meta(about('`off` where another process sends the mails, such as `npm run mail:work` under a scheduler.')),
  RETENTION_LEAD_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1200)
    .default(24)
    .meta(about('How long applications, enquiries and messages are kept.')),
  RETENTION_PENDING_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(7)
    .meta(about('How long newsletter addresses are kept that nobody confirmed.')),
  RETENTION_UNSUBSCRIBED_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .meta(about('How long newsletter addresses are kept that have left.')),
  RETENTION_MAIL_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .meta(about('How long notes of finished mails are kept.')),
  SECOND_FACTOR_REQUIRED: z
    .enum(['none', 'admin', 'all'])
    .default('none')
    .meta(about('Whose account must have an authenticator app before the staff area opens.')),
  OAUTH_PROVIDERS: z
    .string()
    .regex(/^[a-z_]+(,[a-z_]+)*$/)
    .optional()
    .meta(about('Sign-in providers that the back end is configured for, such as `google,github`: each gets a button.')),
  MAP_TILES_URL: z
    .string()
    .regex(/^https:\/\/[^\s]*\{z\}[^\s]*$/)
    .optional()
    .meta(
      about(
        'Map tiles from elsewhere, such as `https://tiles.example/{z}/{x}/{y}.png`; without it the site draws its own coastline. Switched on, the browsers of visitors who open the map ask a third party, which learns their address: name it in the privacy policy (`content/pages/privacy`) first.',
        { built: true },
      ),
    ),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .max(200)
    .default('')
    .meta(about('What the map says of where its tiles come from.', { when: 'with MAP_TILES_URL', built: true })),
  CAPTCHA_PROVIDER: z
    .enum(['turnstile', 'hcaptcha'])
    .optional()
    .meta(
      about(
        'A check against machines on the lead forms; off when not set. Switched on, browsers load a script of a third party as soon as a visitor comes near such a form, and it learns their address: name it in the privacy policy (`content/pages/privacy`) first.',
        { built: true },
      ),
    ),
  CAPTCHA_SITE_KEY: z
    .string()
    .min(1)
    .optional()
    .meta(about("The provider's public key.", { ...captcha, built: true })),
  CAPTCHA_SECRET_KEY: z.string().min(1).optional().meta(about("The provider's secret key.", captcha)),
});
