import { formatCsv, formatCsvTime, getCsvSeparator } from './csv';
import { localeOrDefault } from './locales';

/**
 * Rows as a CSV file to download, named `{name}-{today}.csv`, for a reader of the language in the path. Without rows
 * the response has only the headers, for a HEAD request: Next would otherwise run GET, which reads and logs an export.
 */
export function csvResponse(rows: readonly (readonly string[])[] | null, name: string, locale: string): Response {
  return new Response(rows && formatCsv(rows, getCsvSeparator(localeOrDefault(locale))), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${formatCsvTime(new Date()).slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
