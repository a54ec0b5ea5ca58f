import type { getFormatter } from 'next-intl/server';

type Format = Awaited<ReturnType<typeof getFormatter>>;

/** Formats a file size in bytes, in kilobytes from 1,000 and in megabytes from 1,000,000. */
export function formatFileSize(format: Format, bytes: number): string {
  const [value, unit] =
    bytes < 1000 ? [bytes, 'byte'] : bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  // The short form of 'byte' has no plural.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return format.number(value, { style: 'unit', unit, unitDisplay, maximumFractionDigits: value < 10 ? 1 : 0 });
}
