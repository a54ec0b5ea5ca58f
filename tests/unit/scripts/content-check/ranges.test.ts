import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { checkRangeOrder } from '@/scripts/content-check/figures-with-units';
import { checkTypography } from '@/scripts/content-check/typography';
import { textOf } from './located-text';

/** The text as --fix would write its ranges. */
function repaired(locale: Locale, text: string): string {
  const problems = checkTypography(textOf(locale, text)).filter((problem) => /a range of figures/.test(problem.text));
  return problems
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .reduce(
      (rest, { at = 0, found = '', replace = '' }) => rest.slice(0, at) + replace + rest.slice(at + found.length),
      text,
    );
}

test.each<[Locale, string, string]>([
  ['en', 'Thaw it for 24-48 hours.', 'Thaw it for 24–48 hours.'],
  ['en', 'It takes 500-750 g a day, a 24-48-hour fast.', 'It takes 500–750 g a day, a 24–48-hour fast.'],
  ['en', 'From 1,000-1,500 kcal and 12.5-14.5%.', 'From 1,000–1,500 kcal and 12.5–14.5%.'],
  ['gr', 'Σε 24-48 ώρες, 500-750 g, 0,75-1 kg.', 'Σε 24–48 ώρες, 500–750 g, 0,75–1 kg.'],
  ['ru', 'За 24-48 часов, 500-750 г.', 'За 24–48 часов, 500–750 г.'],
  ['bg', 'За 10-15 дни.', 'За 10–15 дни.'],
  ['lv', 'No 10-15 dienām.', 'No 10–15 dienām.'],
  ['it', 'In 10-15 giorni, 10%-15% e 1-2 mesi.', 'In 10–15 giorni, 10%–15% e 1–2 mesi.'],
  ['fr', 'En 10-15 jours, 1 000-1 500 g.', 'En 10–15 jours, 1 000–1 500 g.'],
  ['cn', '需要24-48小时，500–750克，10~15天。', '需要24～48小时，500～750克，10～15天。'],
  ['es', 'De 24–48 horas y 500–750 g.', 'De 24-48 horas y 500-750 g.'],
])('%s: %j becomes %j', (locale, text, expected) => expect(repaired(locale, text)).toBe(expected));

test.each<[Locale, string]>([
  ['en', 'By ISO 6887-1, ISO 22000-18 h and EN 301 549-10 days.'],
  ['it', 'La norma ISO 6887-1 ora prevede 10–15 giorni.'],
  ['en', 'On 2024-11-20 and 20-11-2024, in 2024-2026, 2025-26 and © 2025-2026.'],
  ['ru', 'В сезоне 2025-2026 год, 2025-26 года, 2025-2026 г.'],
  ['en', 'Call 210-123-4567 or +30 210 000-0000 24 hours a day.'],
  ['lv', 'LV-1010 Rīga, Brīvības iela 10-15, 3. stāvs.'],
  ['en', 'Irigonis 12-14, 145 76 Dionysos; PO Box 10-20.'],
  ['en', 'See https://maera.example/24-48h, /posts/a-24-48-hours and ?page=24-48g.'],
  ['en', 'The codes 3b605-10 mg, E10-20 g, GR-PET-000-10 g and CAS 7440-66-6.'],
  ['en', 'A 24-hour service, 30-day trial, 90-60-90 cm and −18-20 °C.'],
  ['es', 'De 24-48 horas; el 20–11–2024.'],
  ['en', 'Monday to Friday 10-14, 17:30-21; 09:00-17:00 h.'],
])('%s: %j stays as it is', (locale, text) => expect(repaired(locale, text)).toBe(text));

const backwards = (text: string) =>
  checkRangeOrder(textOf('en', text)).map(({ found, weight = 'fault' }) => `${found}: ${weight}`);

test.each([
  ['Thaw it for 48-24 hours.', '48-24: fault'],
  ['Give 750-500 g.', '750-500: fault'],
  ['From 1,500-1,000 kcal.', '1,500-1,000: fault'],
  ['Между 15-10 дни.', '15-10: fault'],
  ['Open 22-6 h.', '22-6: hint'],
])('%s runs backwards', (text, expected) => expect(backwards(text)).toEqual([expected]));

test.each([
  'Thaw it for 24-48 hours, 500-750 g, 5-5 days.',
  'By ISO 6887-1 h, EN 301 549-2 days, Regulation 767-2009.',
  'On 20-11-2024 days later, 2024-11-20, in 2025-26 years.',
  'Call 210-123-4567, 90-60-90 cm, −18-20 °C, page 245-51.',
  'A 30-7 score, Irigonis 14-12, LV-1010, /48-24-hours, ?q=48-24h.',
])('%s does not run backwards', (text) => expect(backwards(text)).toEqual([]));

test('a long run of digits is read at once', () => {
  const start = performance.now();
  const text = `${'1'.repeat(20_000)}-${'2'.repeat(20_000)} ${'12-'.repeat(10_000)} ${'1 000 '.repeat(5_000)}`;
  expect([repaired('en', text) === text, backwards(text)]).toEqual([true, []]);
  expect(performance.now() - start).toBeLessThan(3000);
});
