import { type Weekday, weekdays } from './weekdays';

/** Normalizes a text for parsing hours: lower case, no accents or quotes, plain hyphens and spaces. */
export function normalizeHoursText(text: string): string {
  return (
    text
      // Full-width digits and colons, no-break spaces, and the hyphens and invisible characters of word processors.
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ς', 'σ')
      .replace(/[‐-―−~]|\.\.+/g, '-')
      .replace(/["'«»“”„]/g, ' ')
      // Ante and post meridiem in Greek, with or without the stops.
      .replace(/π\.?\s?μ\.?(?![α-ω])/g, 'am')
      .replace(/μ\.?\s?μ\.?(?![α-ω])/g, 'pm')
      .replace(/([ap])\.\s?m\.?/g, '$1m')
      .replace(/[^\S\n]+/g, ' ')
      .trim()
  );
}

const list = (text: string) => text.split(', ');

const closedTerms = list(
  'closed, off, no, x, κλειστα, κλειστο, κλειστη, αργια, ρεπο, cerrado, закрыто, закрит, 休息, 关门, 关闭, ferme, затворено, почивен, slegts, chiuso, -',
);
const appointmentTerms = list(
  'by appointment, appointment, appointment only, by appointment only, on appointment, κατοπιν ραντεβου, με ραντεβου, μονο με ραντεβου, ραντεβου, con cita, con cita previa, cita previa, по записи, по предварительной записи, 预约, 需预约, sur rendez-vous, rendez-vous, с уговорка, с предварителна уговорка, pec pieraksta, pieraksts, su appuntamento, per appuntamento',
).map(normalizeHoursText);
const allDayTerms =
  /^(24\s?\/\s?7|24\s?\/\s?24|24\s?h|24\s?(hours|hrs|hour)|24\s?ωρο|24ωροσ|24\s?ωρεσ|όλο το 24ωρο|ολο το 24ωρο|open 24 hours|24 horas|24\s?часа|круглосуточно|24\s?小时|全天|24 heures|денонощно|24 stundas|diennakti|24 ore)$/;

/** The keyword that a normalized cell consists of; null for other texts, such as spans. */
export function parseHoursKeyword(plain: string): 'closed' | 'appointment' | 'allDay' | null {
  if (closedTerms.includes(plain)) return 'closed';
  if (appointmentTerms.includes(plain)) return 'appointment';
  return allDayTerms.test(plain) ? 'allDay' : null;
}

const dayNames = new Map<string, Weekday>();
const english =
  'mo mon monday, tu tue tues tuesday, we wed weds wednesday, th thu thur thurs thursday, fr fri friday, sa sat saturday, su sun sunday';
const greek =
  'δε δευ δευτ δευτερα, τρ τρι τριτη, τε τετ τεταρτη, πε πεμ πεμπτη, πα παρ παρασκ παρασκευη, σα σαβ σαββ σαββατο, κυ κυρ κυριακη';
for (const names of [english, greek])
  for (const [index, forms] of names.split(', ').entries())
    for (const name of forms.split(' ')) dayNames.set(name, weekdays[index] ?? 'mon');

/** Terms for several days: every day, working days, weekend. */
const dayGroups = new Map<string, readonly Weekday[]>(
  Object.entries({
    daily: weekdays,
    everyday: weekdays,
    'every day': weekdays,
    καθημερινα: weekdays,
    'ολεσ τισ μερεσ': weekdays,
    'καθε μερα': weekdays,
    weekdays: weekdays.slice(0, 5),
    καθημερινεσ: weekdays.slice(0, 5),
    εργασιμεσ: weekdays.slice(0, 5),
    weekend: weekdays.slice(5),
    weekends: weekdays.slice(5),
    σαββατοκυριακο: weekdays.slice(5),
  }),
);
const holidayNames = new Set(
  list(
    'ph, public holidays, public holiday, holidays, bank holidays, αργιεσ, αργια, επισημεσ αργιεσ, αργιεσ και εορτεσ',
  ),
);

const months = new Map<string, number>();
const monthForms =
  'jan january ιαν ιανουαριοσ ιανουαριου, feb february φεβ φεβρουαριοσ φεβρουαριου, mar march μαρ μαρτ μαρτιοσ μαρτιου, apr april απρ απριλιοσ απριλιου, may μαι μαιοσ μαιου, jun june ιουν ιουνιοσ ιουνιου, jul july ιουλ ιουλιοσ ιουλιου, aug august αυγ αυγουστοσ αυγουστου, sep sept september σεπ σεπτ σεπτεμβριοσ σεπτεμβριου, oct october οκτ οκτωβριοσ οκτωβριου, nov november νοε νοεμ νοεμβριοσ νοεμβριου, dec december δεκ δεκεμβριοσ δεκεμβριου';
for (const [index, forms] of monthForms.split(', ').entries())
  for (const name of forms.split(' ')) months.set(name, index + 1);

const byLengthDescending = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length).join('|');
const prefixPattern = (names: Iterable<string>) => new RegExp(`^(${byLengthDescending(names)})(?![\\p{L}])\\.?`, 'u');
const dayNamePattern = prefixPattern(dayNames.keys());
const groupPattern = prefixPattern(dayGroups.keys());
const holidayPattern = prefixPattern(holidayNames);
const monthPattern = prefixPattern(months.keys());

export type HoursPrefixAndLength<T> = { value: T; length: number };

/** The weekday, group of days, public holidays or month that a plain text begins with. */
export function parseDayPrefix(plain: string): HoursPrefixAndLength<Weekday> | null {
  const match = dayNamePattern.exec(plain);
  const value = dayNames.get(match?.[1] ?? '');
  return match && value ? { value, length: match[0].length } : null;
}
/** A group of days at the beginning of a text, such as "weekend", with its length; null if there is none. */
export function parseNamedDayGroupPrefix(plain: string): HoursPrefixAndLength<readonly Weekday[]> | null {
  const match = groupPattern.exec(plain);
  const value = dayGroups.get(match?.[1] ?? '');
  return match && value ? { value, length: match[0].length } : null;
}
/** The term for public holidays at the beginning of a text, with its length; null if there is none. */
export function parseHolidayPrefix(plain: string): HoursPrefixAndLength<'PH'> | null {
  const match = holidayPattern.exec(plain);
  return match ? { value: 'PH', length: match[0].length } : null;
}
/** A month (1 to 12) at the beginning of a text, with its length; null if there is none. */
export function parseMonthPrefix(plain: string): HoursPrefixAndLength<number> | null {
  const match = monthPattern.exec(plain);
  const value = months.get(match?.[1] ?? '');
  return match && value ? { value, length: match[0].length } : null;
}
