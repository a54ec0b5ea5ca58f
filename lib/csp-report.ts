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

/** What a violation report is worth keeping: the directive, what was stopped, and the page without its query. */
export type Violation = { directive: string; blocked: string; page: string };

/** Reads a browser's violation report; null when it is none. */
export function readViolation(text: string): Violation | null {
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

/** Addresses may carry what a visitor typed; the part before the query is enough to find the fault. */
function withoutQuery(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').slice(0, 200);
}
