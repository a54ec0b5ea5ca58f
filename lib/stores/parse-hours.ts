import type { SpecialDay } from './schema';

type Spans = [string, string][];

/** Opening hours as staff type them: `9-14, 17:30-21` -> two spans; empty or a dash means closed; null when they cannot be parsed. */
export function parseSpans(text: string): Spans | null {
  const trimmed = text.trim();
  if (trimmed === '' || /^[-–—]$/.test(trimmed)) return [];
  const spans: Spans = [];
  for (const part of trimmed.split(/[,;+]/)) {
    const match = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/.exec(part);
    if (!match) return null;
    const [, opensHour = '', opensMinute = '00', closesHour = '', closesMinute = '00'] = match;
    spans.push([`${opensHour.padStart(2, '0')}:${opensMinute}`, `${closesHour.padStart(2, '0')}:${closesMinute}`]);
  }
  return spans;
}

/** The text of spans, as `parseSpans` reads it. */
export function formatSpans(spans: Spans | undefined): string {
  return (spans ?? []).map((span) => span.join('-')).join(', ');
}

/** Special days as staff type them, one per line: `2026-12-24 9-17` or `2026-12-25` for closed. Null when a line cannot be parsed. */
export function parseSpecialDays(text: string): SpecialDay[] | null {
  const days: SpecialDay[] = [];
  for (const line of text.split(/\r?\n/).filter((each) => each.trim())) {
    const match = /^\s*(\d{4}-\d{2}-\d{2})\s*(.*)$/.exec(line);
    const hours = parseSpans(match?.[2] ?? '');
    if (!match?.[1] || !hours) return null;
    days.push({ date: match[1], hours });
  }
  return days;
}

/** The lines of special days, as `parseSpecialDays` reads them. */
export function formatSpecialDays(days: SpecialDay[]): string {
  return days.map(({ date, hours }) => `${date} ${formatSpans(hours)}`.trim()).join('\n');
}
