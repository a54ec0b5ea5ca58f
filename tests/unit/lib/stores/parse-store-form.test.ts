import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNewStoreFormValues } from '@/lib/stores/new-store-form-values';
import { parseDayHours, parseSpecialDays, serializeDayHoursSpans } from '@/lib/stores/parse-day-hours';
import { parseStoreForm, storeToFormValues } from '@/lib/stores/parse-store-form';
import { readSampleStores } from '@/lib/stores/sample-stores';
import { slugify } from '@/lib/text/slug';

const known = new Set(['raw-hunter', 'simple', ...readSampleStores().flatMap(({ products }) => products)]);
const [shop] = readSampleStores();
if (!shop) throw new Error('no sample shop');
const form = storeToFormValues(shop);

describe('opening hours as text', () => {
  it.each([
    [
      '9-14, 17:30-21',
      [
        ['09:00', '14:00'],
        ['17:30', '21:00'],
      ],
    ],
    ['09:00–21:00', [['09:00', '21:00']]],
    ['9.30 - 14.00', [['09:30', '14:00']]],
    ['', []],
    ['–', []],
  ])('reads %s', (text, spans) => expect(parseDayHours(text)?.spans).toEqual(spans));

  it.each(['nine to five', '9', '9-', '9-14-17', '9:5-14'])('does not guess at %s', (text) =>
    expect(parseDayHours(text)).toBeNull(),
  );

  it.each([
    ['18:00-02:00', [['18:00', '02:00']]],
    ['18-0', [['18:00', '24:00']]],
    ['00:00-24:00', [['00:00', '24:00']]],
    ['24h', [['00:00', '24:00']]],
    ['24ωρο', [['00:00', '24:00']]],
    ['9:00 π.μ.-2:00 μ.μ.', [['09:00', '14:00']]],
    ['９：００－１７：００', [['09:00', '17:00']]],
    ['από 9 έως 17', [['09:00', '17:00']]],
    ['Κλειστό', []],
    ['休息', []],
  ])('reads %s as people mean it', (text, spans) => expect(parseDayHours(text)).toEqual({ spans }));

  it('reports where it completed the half of the day, and parses visits by appointment', () => {
    expect(parseDayHours('9-5')).toEqual({ spans: [['09:00', '17:00']], guessed: true });
    expect(parseDayHours('9-2 & 5-9')?.spans).toEqual([
      ['09:00', '14:00'],
      ['17:00', '21:00'],
    ]);
    expect(parseDayHours('κατόπιν ραντεβού')).toEqual({ spans: [], appointment: true });
  });

  it('reads back what it writes', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
    const spans = fc
      .uniqueArray(time, { minLength: 2, maxLength: 2 })
      .filter(([, closes]) => closes !== '00:00')
      .map((span) => [span]);
    fc.assert(
      fc.property(spans, (list) => {
        expect(parseDayHours(serializeDayHoursSpans(list as [string, string][]))?.spans).toEqual(list);
      }),
    );
  });

  it('reads special days a line each', () => {
    expect(parseSpecialDays('2026-12-24 9-17\r\n\n2026-12-25')).toEqual([
      { date: '2026-12-24', hours: [['09:00', '17:00']] },
      { date: '2026-12-25', hours: [] },
    ]);
    expect(parseSpecialDays('Christmas')).toBeNull();
  });
});

describe('parseStoreForm', () => {
  it('gives every sample back', () => {
    for (const store of readSampleStores())
      expect(parseStoreForm(storeToFormValues(store), known)).toEqual({ ok: true, store });
  });

  it.each([
    ['name', ''],
    ['kind', 'bank'],
    ['latitude', 'north'],
    ['latitude', ''],
    ['latitude', '0x10'],
    ['longitude', '1e1'],
    ['longitude', '181'],
    ['website', 'javascript:alert(1)'],
    ['mon', 'nine to five'],
    ['mon', '9-14, 12-20'],
    ['specialDays', 'soon'],
    ['products', 'raw-hunter pizza'],
    ['country', 'Atlantis'],
    ['timeZone', 'Athens'],
  ] as const)('names %s as wrong when it is "%s"', (name, value) => {
    expect(parseStoreForm({ ...form, [name]: value }, known)).toEqual({ ok: false, fields: [name] });
  });

  it('takes a decimal comma and makes a slug of name and town', () => {
    const parsed = parseStoreForm({ ...form, slug: '', latitude: '37,98', name: 'Η Ουρά' }, known);
    expect(parsed).toMatchObject({ ok: true, store: { slug: 'i-oura-athina', latitude: 37.98 } });
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.record({ name: fc.string(), mon: fc.string(), specialDays: fc.string(), latitude: fc.string() }),
        (input) => {
          expect(typeof parseStoreForm({ ...form, ...input }, known).ok).toBe('boolean');
        },
      ),
    );
  });
});

it('makes addresses of names in any script', () => {
  expect(slugify('Σκύλος & Γάτα')).toBe('skylos-gata');
  expect(slugify('Ψάρι Ξύλο Χορός Θάλασσα')).toMatch(/^psari-xylo-choros-thalassa$/);
  expect(slugify('狗粮')).toBe('');
  expect(slugify('α'.repeat(100))).toBe('a'.repeat(80));
  expect(slugify(`${'α'.repeat(79)} & more`)).toBe('a'.repeat(79));
});

it.each([
  ['GR', 'Europe/Athens'],
  ['DE', 'Europe/Berlin'],
  ['CN', 'Asia/Shanghai'],
])('a new store in %s whose form leaves the time zone alone is in %s', (country, timeZone) => {
  const { timeZone: untouched } = createNewStoreFormValues();
  const result = parseStoreForm({ ...form, country, timeZone: untouched, postalCode: '', phone: '' }, known);
  expect(result).toMatchObject({ ok: true, store: { country, timeZone } });
});
