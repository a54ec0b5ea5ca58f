import { formatCsv, formatCsvTime, getCsvSeparator } from './csv';
import { localeOrDefault } from './locales';

/** Rows as a CSV file to download, named `{name}-{today}.csv`, for a reader of the language in the path. */
export function csvResponse(rows: readonly (readonly string[])[], name: string, locale: string): Response {
  return new Response(formatCsv(rows, getCsvSeparator(localeOrDefault(locale))), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${formatCsvTime(new Date()).slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
