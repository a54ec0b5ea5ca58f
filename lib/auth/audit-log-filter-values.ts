import { z } from 'zod';
import { daySearchParamSchema } from '@/lib/http/day-period';
import { takeLastSearchParams } from '@/lib/http/search-params';

/** Every kind of action that the audit log records, in the order of the filter. */
export const auditActions = [
  'insert',
  'update',
  'delete',
  'export',
  'unsubscribe',
  'erase person',
  // By the site before the database did it.
  'erase',
  'undo',
  'retry',
  'dismiss',
  'upload',
  'move',
  'copy',
  'link',
  'invite',
  'password',
  'second_factor_on',
  'second_factor_off',
  'reset_second_factor',
  'sign_out_others',
  'sign_out_global',
  'mail_link',
] as const;

const filtersSchema = z.object({
  // Somebody's id, or nobody's: of the website or a command on the server.
  person: z
    .uuid()
    .or(z.enum(['', 'none']))
    .catch(''),
  // Not `action`, which would hide the URL of a form from scripts.
  kind: z.enum(auditActions).or(z.literal('')).catch(''),
  from: daySearchParamSchema,
  to: daySearchParamSchema,
});

/** Filters of the audit log; empty values mean all. */
export type AuditLogFilterValues = z.output<typeof filtersSchema>;

/** The filters in a URL; invalid ones are left out, and of a repeated one the last counts. */
export function parseAuditLogFilters(params: Record<string, unknown>): AuditLogFilterValues {
  return filtersSchema.parse(takeLastSearchParams(params));
}

/** The query of the same filters, without the page; empty for the whole log. */
export function formatAuditLogQueryString(filters: AuditLogFilterValues): string {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString();
}
