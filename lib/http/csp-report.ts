import { z } from 'zod';

const line = z.string().max(2000);
const report = z.object({
  'csp-report': z.object({
    'document-uri': line,
    'blocked-uri': line.default(''),
    'violated-directive': line.optional(),
    'effective-directive': line.optional(),
  }),
});

/** The part of a violation report that is logged: the directive, what was blocked, and the page without its query. */
export type CspViolation = { directive: string; blocked: string; page: string };

/** Reads a browser's violation report; null if it is not one. */
export function parseCspViolation(text: string): CspViolation | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = report.safeParse(json);
  if (!data) return null;
  const { 'document-uri': page, 'blocked-uri': blocked, ...directives } = data['csp-report'];
  const directive = directives['effective-directive'] ?? directives['violated-directive'] ?? '';
  return { directive: directive.slice(0, 60), blocked: withoutQuery(blocked), page: withoutQuery(page) };
}

/** URLs may contain what a visitor typed; the part before the query is enough to find the fault. */
function withoutQuery(url: string): string {
  return (url.split(/[?#]/)[0] ?? '').slice(0, 200);
}
