import type { LoggerOptions } from 'pino';
import { env } from './env';
import { requestId } from './request-id';

// Fields that hold persons' data or keys, on the first two levels of a log line.
const personal = ['email', 'phone', 'full_name', 'fullName', 'business_name', 'businessName', 'ip', 'remoteAddress'];
const secret = ['password', 'token', 'secret', 'authorization', 'cookie', 'apikey', 'x-forwarded-for'];
const redacted = [...personal, ...secret].flatMap((field) => [`["${field}"]`, `*["${field}"]`]);

// No mailbox has a longer name, and without a bound a line of one long word would be read once for each of its letters.
const emails = /[\p{L}\p{N}.!#$&'*+=?^_~-]{1,64}(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** The text with `[e-mail]` in the place of every e-mail address, also of one in an address line. */
export function withoutEmails(text: string): string {
  return text.includes('@') || text.includes('%40') ? text.replace(emails, '[e-mail]') : text;
}

/** How all of the server's loggers write: one JSON object a line, with the id of the request, without e-mail addresses and what else tells who somebody is. */
export function logOptions(): LoggerOptions {
  return {
    base: undefined,
    level: env('LOG_LEVEL'),
    mixin: () => {
      const id = requestId();
      return id ? { requestId: id } : {};
    },
    redact: { paths: redacted, censor: '[removed]' },
    hooks: { streamWrite: withoutEmails },
  };
}
