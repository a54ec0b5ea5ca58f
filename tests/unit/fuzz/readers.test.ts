import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authErrorKey } from '@/lib/auth/auth-error-key';
import { parseDecimal } from '@/lib/feeding/parse-decimal';
import { buildPlanFromParams } from '@/lib/feeding-plan/build-plan-from-params';
import { collectFieldErrors, convertCheckboxesToBooleans, readFormValues } from '@/lib/forms/form-values';
import { findSpamReasons } from '@/lib/forms/spam-checks';
import { canonicalizeRequestPath } from '@/lib/http/canonicalize-request-path';
import { ipNetworkOf } from '@/lib/http/client-ip';
import { parseCspViolation } from '@/lib/http/csp-report';
import { toSafeReturnPath } from '@/lib/http/return-to';
import { formatCsv } from '@/lib/i18n/csv';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { parsePhone } from '@/lib/leads/parse-phone';
import { leadForms } from '@/lib/leads/schemas';
import { resolveIdempotencyKey } from '@/lib/leads/submission-keys';
import { sanitizeMailHeaderText } from '@/lib/mail/send-mail';
import { verifyConfirmToken, verifyUnsubscribeToken } from '@/lib/newsletter/link-tokens';
import { cleanEnteredEmail, isEmail, suggestEmail } from '@/lib/text/email';
import messages from '@/messages/en.json';
import { matchesEtag, parseAcceptEncoding } from '@/server/http/prepared-responses';
import { findRejectionStatus } from '@/server/http/validate-request';
import { urlPathOfRoute } from '@/server/next-internals/build-output';
import { requestedPrerenderedFormat } from '@/server/next-internals/request-protocol';
import { hostileText, withoutLoneSurrogates } from '@/tests/resilience/hostile-text';

const runs = { numRuns: 200 };
const origin = 'https://site.example';
const locale = fc.constantFrom(...localeCodes);
const every = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, check), runs);

/** True if the message key exists in the message files. */
const isMessage = (key: string) =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages) !==
  undefined;

describe('forms', () => {
  test.each(Object.entries(leadForms))(
    '%s: any fields result in values of known keys or in error messages',
    (_kind, form) => {
      const fields = fc.array(
        fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(form.schema.shape)), hostileText), hostileText),
      );
      every(fields, (pairs) => {
        const data = new FormData();
        for (const [name, value] of pairs) data.append(name, value);
        const parsed = form.schema.safeParse(
          convertCheckboxesToBooleans(readFormValues(data, form.listFields), form.booleanFields),
        );
        if (parsed.success)
          expect(Object.keys(form.schema.shape)).toEqual(expect.arrayContaining(Object.keys(parsed.data)));
        else
          for (const [field, key] of Object.entries(collectFieldErrors(parsed.error))) {
            expect(Object.keys(form.schema.shape)).toContain(field);
            expect(isMessage(key), `${field}: ${key}`).toBe(true);
          }
      });
    },
  );

  test('an accepted e-mail address has one separating @, no space and no header', () =>
    every(hostileText, (text) => {
      const email = cleanEnteredEmail(text);
      if (isEmail(email)) expect(email).not.toMatch(/[\s,<>\p{Cc}]/u);
      suggestEmail(email);
    }));

  test('telephone numbers are parsed as E.164 or rejected', () =>
    every(fc.tuple(fc.oneof(hostileText, fc.stringMatching(/^[+0-9 ()x.-]{0,25}$/)), locale), ([text, language]) => {
      const phone = parsePhone(text, null, language);
      if (phone) expect(phone).toMatch(/^\+\d{3,15}(;ext=\d+)?(, \+\d{3,15}(;ext=\d+)?)?$/);
    }));

  test('submission keys are UUIDs, flags are known, networks are short', () =>
    every(fc.tuple(hostileText, hostileText, fc.oneof(hostileText, fc.ipV4(), fc.ipV6())), ([a, b, ip]) => {
      expect(resolveIdempotencyKey(a, b)).toMatch(/^[0-9a-f-]{36}$/i);
      expect(Array.isArray(findSpamReasons({ honeypot: a, elapsed: b, texts: [a, b] }))).toBe(true);
      expect(typeof ipNetworkOf(ip)).toBe('string');
    }));
});

describe('output', () => {
  test('no cell of an export starts a formula', () =>
    every(fc.array(fc.array(hostileText, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const cells: string[][] = parse(formatCsv(rows, ','), { bom: true, relax_column_count: true });
      for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }));

  test('no mail header gets a second line', () =>
    every(hostileText, (text) => {
      expect(sanitizeMailHeaderText(text)).not.toMatch(/[\r\n\0]/);
    }));
});

describe('URLs', () => {
  test('the return path stays on the site', () =>
    every(hostileText, (text) => {
      const path = toSafeReturnPath(text, '/');
      expect(new URL(path, origin).origin).toBe(origin);
    }));

  test('?lang= stays on the site', () =>
    every(fc.tuple(hostileText, locale, hostileText), ([path, lang, rest]) => {
      const url = new URL(origin);
      url.pathname = withoutLoneSurrogates(path);
      url.searchParams.set('lang', lang);
      url.searchParams.set('rest', rest);
      const target = canonicalizeRequestPath(url.pathname + url.search);
      expect(new URL(target, origin).origin).toBe(origin);
    }));

  test('any path belongs to one language and has one URL', () =>
    every(hostileText, (text) => {
      expect(localeCodes).toContain(splitLocale(text).locale);
      urlPathOfRoute(`/${text}`);
    }));

  test('a plan in a URL is parsed or rejected', () =>
    every(fc.tuple(fc.array(fc.tuple(hostileText, hostileText)), locale), ([pairs, language]) => {
      expect(buildPlanFromParams(new URLSearchParams(pairs), language)).toBeTypeOf('object');
    }));
});

describe('requests', () => {
  const headers = fc.dictionary(
    fc.constantFrom(
      ...[
        'accept-encoding',
        'content-length',
        'content-type',
        'transfer-encoding',
        'rsc',
        'cookie',
        'next-action',
        'next-url',
      ],
    ),
    hostileText,
  );
  test('are rejected with a 4xx status or pass', () =>
    every(fc.tuple(hostileText, hostileText, headers), ([url, method, given]) => {
      const status = findRejectionStatus({ url, method, headers: given }, new Set());
      if (status !== null) expect([400, 405, 411, 413]).toContain(status);
      expect([null, 'document', 'data']).toContain(requestedPrerenderedFormat({ method, headers: given }, url));
    }));

  test('always have an encoding', () =>
    every(hostileText, (header) => {
      expect(parseAcceptEncoding(header)).toContain('identity');
      expect(typeof matchesEtag(header, '"tag"')).toBe('boolean');
    }));
});

describe('machine input', () => {
  test('violation reports, auth errors and decimals never throw', () =>
    every(fc.oneof(hostileText, fc.json()), (text) => {
      parseCspViolation(text);
      expect(authErrorKey({ code: text, message: text }).key).toBeTypeOf('string');
      expect(Number.isNaN(parseDecimal(text))).toBe(false);
    }));

  test('tokens of unsigned links are rejected', async () => {
    process.env.SUPABASE_SECRET_KEY ??= 'sb_secret_of_the_fuzzer_0000000000000000';
    const token = fc.oneof(
      hostileText,
      fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
    );
    await fc.assert(
      fc.asyncProperty(token, async (text) => {
        expect((await verifyConfirmToken(text)).ok || (await verifyUnsubscribeToken(text)).ok).toBe(false);
      }),
      runs,
    );
  });
});
