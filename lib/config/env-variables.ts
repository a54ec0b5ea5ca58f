import { z } from 'zod';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';

/**
 * What `docs/environment.md` states about a variable beyond its type: when an optional one is required, whether it is
 * written into the built pages, so that a change needs a new build, and whether the running site reads it.
 */
const about = (
  description: string,
  { when = '', built = false, started = !built }: { when?: string; built?: boolean; started?: boolean } = {},
) => ({ description, when, built, started });
const hosted = { when: 'with hosted Supabase' };
const captcha = { when: 'with CAPTCHA_PROVIDER' };

/** Every variable that the running site reads. `npm run docs:env` generates the reference from it. */
export const environmentVariablesSchema = z.object({
  SUPABASE_URL: z
    .url({ protocol: /^https?$/ })
    .meta(about('URL of the back end. Without it, `npm start` runs the embedded one and sets this itself.', hosted)),
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .min(1)
    .meta(about("The back end's publishable key, used for staff sessions.", hosted)),
  SUPABASE_SECRET_KEY: z
    .string()
    .min(1)
    .meta(about("The back end's secret key, which bypasses row-level security; only the server has it.", hosted)),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).meta(about('Port the site listens on.')),
  LISTEN_ADDRESS: z
    .union([z.ipv4(), z.ipv6()])
    .optional()
    .meta(
      about(
        'IP address the site listens on. Without it: `127.0.0.1` with `TRUSTED_PROXIES`, so that only a proxy on the same machine reaches the site, otherwise all addresses. `0.0.0.0` (as in the container) or a private address lets a proxy on another machine reach it; then a firewall must let nobody else.',
        { when: 'with a proxy on another machine' },
      ),
    ),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(
      about(
        'Public URL of the site. Links in emails begin with it, and with https cookies are limited to its host. Pages, the sitemap and feeds use `url` in `content/brand.json`, which must be the same: otherwise the site refuses to start.',
        { when: 'in production' },
      ),
    ),
  SAMPLE_SITE_URL: z
    .enum(['refuse', 'allow'])
    .default('refuse')
    .meta(
      about(
        'What a start does when `SITE_URL` or `url` in `content/brand.json` is a sample, or they differ. A site at `localhost` always starts.',
      ),
    ),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .meta(
      about('Number of reverse proxies in front of the site that append to X-Forwarded-For; 0 trusts no header.', {
        when: 'behind a proxy',
      }),
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .meta(about('Folder for the embedded back end and, without an SMTP server, the emails.')),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta(
      about(
        'Mail server, such as `smtps://user:password@mail.example.com:465`; without it, emails are written to `DATA_DIR/outbox`.',
        { when: 'to deliver emails' },
      ),
    ),
  MAIL_FROM: z
    .email()
    .optional()
    .meta(about("Sender of all emails, a bare address; defaults to the brand's email address.")),
  MAIL_STAFF_TO: z
    .email()
    .optional()
    .meta(about("Recipient of emails to the staff; defaults to the brand's email address.")),
  MAIL_STAFF_LOCALE: z.enum(localeCodes).default(defaultLocale).meta(about('Language of emails to the staff.')),
  LINK_SECRET: z
    .string()
    .min(32)
    .optional()
    .meta(
      about(
        'Signs the links in newsletter emails. If unset, it is derived from SUPABASE_SECRET_KEY, so changing that key invalidates them.',
      ),
    ),
  CLAMAV_ADDRESS: z
    .url({ protocol: /^tcp$/ })
    .optional()
    .meta(
      about(
        "ClamAV's clamd, such as `tcp://127.0.0.1:3310`, which scans the files that staff upload; its `StreamMaxLength` must be at least 25 MB.",
        { when: 'to scan files for viruses' },
      ),
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .meta(
      about(
        'Redis through which instances share the pages that they regenerate while they run. Read by `server/next-internals/cache-handler.mjs`.',
        {
          when: 'with several instances',
        },
      ),
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .meta(about('Lowest level that is logged; `info` includes one line per request that is not served from memory.')),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(
      about(
        'OpenTelemetry collector that traces are sent to over HTTP; without it, none are recorded. The other standard `OTEL_EXPORTER_OTLP_…` variables, such as `…_HEADERS`, apply as well.',
      ),
    ),
  MAIL_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .meta(
      about(
        '`off` if another process sends the emails, such as `npm run mail:work` run by a scheduler. It also stops the daily deletion of what is past its retention period: have the scheduler run `npm run privacy -- retain` once a day.',
      ),
    ),
  RETENTION_LEAD_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1200)
    .default(24)
    .meta(
      about(
        'How long applications, enquiries and messages are stored. Change also the months in the texts of `content/pages/privacy`, in every language.',
      ),
    ),
  RETENTION_PENDING_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(7)
    .meta(about('How long unconfirmed newsletter addresses are stored.')),
  RETENTION_UNSUBSCRIBED_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .meta(about('How long unsubscribed newsletter addresses are stored.')),
  RETENTION_MAIL_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .meta(about('How long records of finished emails are stored.')),
  SECOND_FACTOR_REQUIRED: z
    .enum(['none', 'admin', 'all'])
    .default('none')
    .meta(about('Which accounts must have an authenticator app before the staff area opens.')),
  OAUTH_PROVIDERS: z
    .string()
    .regex(/^[a-z_]+(,[a-z_]+)*$/)
    .optional()
    .meta(about('Sign-in providers that the back end is configured for, such as `google,github`; each gets a button.')),
  MAP_TILES_URL: z
    .string()
    .regex(/^https:\/\/[^\s]*\{z\}[^\s]*$/)
    .optional()
    .meta(
      about(
        'External map tiles, such as `https://tiles.example/{z}/{x}/{y}.png`; without it, the site draws its own coastline. When set, the browsers of visitors who open the map send requests to a third party, which learns their IP address: name it in the privacy policy (`content/pages/privacy`) first.',
        { built: true, started: true },
      ),
    ),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .max(200)
    .default('')
    .meta(
      about('Attribution of the tiles, shown on the map.', { when: 'with MAP_TILES_URL', built: true, started: true }),
    ),
  GEOCODER_URL: z
    .string()
    .regex(/^https?:\/\/[^\s]*\{address\}[^\s]*$/)
    .optional()
    .meta(
      about(
        "Geocoder that finds the position of a shop's address in the staff area, such as `https://geocoder.example/search?format=geojson&limit=1&countrycodes={country}&q={address}`; it must return GeoJSON, as Nominatim, Photon and Pelias do. Without it, the position is the middle of the town, from a list that the site has. Only the server sends requests to it, and only when staff press the button.",
      ),
    ),
  CAPTCHA_PROVIDER: z
    .enum(['turnstile', 'hcaptcha'])
    .optional()
    .meta(
      about(
        'Captcha on the lead forms; off if unset. When set, browsers load a third-party script as soon as a visitor comes near such a form, and the provider learns their IP address: name it in the privacy policy (`content/pages/privacy`) first.',
        { built: true, started: true },
      ),
    ),
  CAPTCHA_SITE_KEY: z
    .string()
    .min(1)
    .optional()
    .meta(about("The captcha provider's public key.", { ...captcha, built: true, started: true })),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z\d+/]{43}=$/)
    .optional()
    .meta(
      about(
        'Key from which the ids of server actions are derived: 32 random bytes in Base64 (`openssl rand -base64 32`), the same for every release, so that forms in tabs from before a release still work. A build without it generates one and stores it in `DATA_DIR/actions-key`.',
        { when: 'where builds do not share a data folder', built: true },
      ),
    ),
  CAPTCHA_SECRET_KEY: z.string().min(1).optional().meta(about("The captcha provider's secret key.", captcha)),
});
