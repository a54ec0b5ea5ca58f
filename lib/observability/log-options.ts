import { type LoggerOptions, stdSerializers } from 'pino';
import { readEnvironmentVariable } from '@/lib/config/env';
import { currentRequestId } from '@/lib/http/request-id-context';
import { mapStackToSourcePositions } from './source-mapped-stack';

// Fields that contain personal data or keys, on the first two levels of a log line.
const personal = ['email', 'phone', 'full_name', 'fullName', 'business_name', 'businessName', 'ip', 'remoteAddress'];
const secret = ['password', 'token', 'secret', 'authorization', 'cookie', 'apikey', 'x-forwarded-for'];
const redacted = [...personal, ...secret].flatMap((field) => [`["${field}"]`, `*["${field}"]`]);

// No mailbox has a longer name, and without a limit a line without spaces would be scanned again from each of its
// characters.
const emails = /[\p{L}\p{N}.!#$&'*+=?^_~-]{1,64}(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** The text with every email address replaced by `[e-mail]`, including those in URLs. */
export function redactEmails(text: string): string {
  return text.includes('@') || text.includes('%40') ? text.replace(emails, '[e-mail]') : text;
}

/** How loggers write an error: with its causes, and with stacks that name the sources. */
export const sourceMappedErrorSerializers: LoggerOptions['serializers'] = {
  err: (error: Error) => {
    const written = stdSerializers.err(error);
    return written?.stack ? { ...written, stack: mapStackToSourcePositions(written.stack) } : written;
  },
};

/**
 * Options of all the server's loggers: one JSON object per line, with the request id, without email addresses and other
 * identifying data.
 */
export function createLogOptions(): LoggerOptions {
  return {
    base: undefined,
    serializers: sourceMappedErrorSerializers,
    level: readEnvironmentVariable('LOG_LEVEL'),
    mixin: () => {
      const id = currentRequestId();
      return id ? { requestId: id } : {};
    },
    redact: { paths: redacted, censor: '[removed]' },
    hooks: { streamWrite: redactEmails },
  };
}
