import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStoreCsv } from '@/lib/stores/csv';
import { parseStoreForm, storeForm } from '@/lib/stores/form';
import { formatSpans, parseSpans, parseSpecialDays } from '@/lib/stores/parse-hours';
import { loadSampleStores } from '@/lib/stores/sample-stores';
import { slugify } from '@/lib/text/slug';

const known = new Set(['raw-hunter', 'simple', ...loadSampleStores().flatMap(({ products }) => products)]);
const [shop] = loadSampleStores();
if (!shop) throw new Error('no sample shop');
const form = storeForm(shop);

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
  ])('parses %s', (text, spans) => expect(parseSpans(text)).toEqual(spans));

  it.each(['nine to five', '9', '9-', '9-14-17', '9:5-14'])('rejects the ambiguous %s', (text) =>
    expect(parseSpans(text)).toBeNull(),
  );

  it('parses what it formats', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(time, time), { maxLength: 3 }), (spans) => {
        expect(parseSpans(formatSpans(spans))).toEqual(spans);
      }),
    );
  });

  it('parses special days, one per line', () => {
    expect(parseSpecialDays('2026-12-24 9-17\r\n\n2026-12-25')).toEqual([
      { date: '2026-12-24', hours: [['09:00', '17:00']] },
      { date: '2026-12-25', hours: [] },
    ]);
    expect(parseSpecialDays('Christmas')).toBeNull();
  });
});

describe('parseStoreForm', () => {
  it('returns every sample unchanged', () => {
    for (const store of loadSampleStores())
      expect(parseStoreForm(storeForm(store), known)).toEqual({ ok: true, store });
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
    ['mon', '9 to 5'],
    ['mon', '21-9'],
    ['specialDays', 'soon'],
    ['products', 'raw-hunter pizza'],
    ['country', 'Greece'],
    ['timeZone', 'Athens'],
  ] as const)('reports %s as invalid if it is "%s"', (name, value) => {
    expect(parseStoreForm({ ...form, [name]: value }, known)).toEqual({ ok: false, fields: [name] });
  });

  it('accepts a decimal comma and derives a slug from name and town', () => {
    const parsed = parseStoreForm({ ...form, slug: '', latitude: '37,98', name: 'Η Ουρά' }, known);
    expect(parsed).toMatchObject({ ok: true, store: { slug: 'i-oura-athina', latitude: 37.98 } });
  });

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.record({ name: fc.string(), mon: fc.string(), specialDays: fc.string(), latitude: fc.string() }),
        (typed) => {
          expect(typeof parseStoreForm({ ...form, ...typed }, known).ok).toBe('boolean');
        },
      ),
    );
  });
});

it('derives slugs from names in any script', () => {
  expect(slugify('Σκύλος & Γάτα')).toBe('skylos-gata');
  expect(slugify('Ψάρι Ξύλο Χορός Θάλασσα')).toMatch(/^psari-xylo-choros-thalassa$/);
  expect(slugify('狗粮')).toBe('');
  expect(slugify('α'.repeat(100))).toBe('a'.repeat(80));
  expect(slugify(`${'α'.repeat(79)} & more`)).toBe('a'.repeat(79));
});

describe('readStoreCsv', () => {
  const head = 'name;kind;address;city;latitude;longitude;mon;products';
  const good = 'Η Ουρά;petStore;Σκουφά 41;Αθήνα;37,98;23,73;9-14, 17:30-21;raw-hunter simple';

  it('accepts semicolons, a byte order mark and quotes', () => {
    const rows = readStoreCsv(`\uFEFF${head}\r\n${good}\r\n"Α; Β";petStore;Ερμού 1;Πάτρα;38,2;21,7;;`, known);
    expect(rows).toMatchObject([
      {
        line: 2,
        fields: [],
        store: {
          products: ['raw-hunter', 'simple'],
          hours: {
            mon: [
              ['09:00', '14:00'],
              ['17:30', '21:00'],
            ],
          },
        },
      },
      { line: 3, name: 'Α; Β', store: { hours: {} } },
    ]);
  });

  it('reports the error of each row, and rejects duplicates', () => {
    const rows = readStoreCsv(`${head}\n${good}\n${good}\n;bank;x;y;a;b;c;d`, known);
    expect(rows).toMatchObject([
      { line: 2, fields: [], duplicate: false },
      { line: 3, fields: [], duplicate: true, store: null },
      { line: 4, fields: ['name', 'kind', 'latitude', 'longitude', 'mon', 'products'] },
    ]);
  });

  it('reports two invalid rows separately, and accepts semicolons inside cells', () => {
    const rows = readStoreCsv(
      'name,kind,address,city,latitude,longitude\n";;;;;;;;",bank,x,y,a,b\nB,bank,x,y,a,b',
      known,
    );
    expect(rows).toMatchObject([
      { name: ';;;;;;;;', duplicate: false },
      { name: 'B', duplicate: false },
    ]);
  });

  it('accepts at most five thousand rows', () => {
    const wrong = `${head}\n${'x\n'.repeat(5000)}`;
    expect(readStoreCsv(wrong, known)).toHaveLength(5000);
    expect(readStoreCsv(`${wrong}x\n`, known)).toBe('tooMany');
  });

  it('stops parsing at the limit, and rejects lines with thousands of columns', () => {
    const since = performance.now();
    expect(readStoreCsv(`${head}\n${'x\n'.repeat(100_000)}`, known)).toBe('tooMany');
    expect(readStoreCsv(`${head}${';'.repeat(20_000)}\n${'x\n'.repeat(1000)}`, known)).toBe('unreadable');
    expect(performance.now() - since).toBeLessThan(2500);
  });

  it('reports unknown columns', () => {
    const rows = readStoreCsv(`${head}\n${good}`, known);
    const row = Array.isArray(rows) ? rows[0] : undefined;
    expect(row?.absent).toEqual(expect.arrayContaining(['phone', 'website', 'specialDays']));
    expect(row?.absent).not.toContain('name');
  });

  it.each([
    ['', 'empty'],
    [head, 'empty'],
    [`${head}\n"unclosed`, 'unreadable'],
    // Greek in Windows-1253, as spreadsheets save it, after decoding as UTF-8.
    [`${head}\n\uFFFD \uFFFD\uFFFD;petStore;x 1;x;38;23;;`, 'unreadable'],
  ])('rejects %j as a file', (text, problem) => expect(readStoreCsv(text, known)).toBe(problem));

  it('counts rows like a spreadsheet: empty ones included, and one with line breaks in a cell once', () => {
    const days = `${head};specialDays`;
    const rows = readStoreCsv(`${days}\n\n${good};"2026-12-24 9-17\n2026-12-25"\n\n;bank;x;y;a;b;c;d`, known);
    expect(rows).toMatchObject([{ line: 3, fields: [] }, { line: 5 }]);
  });

  it('does not report missing columns for a truncated first row', () => {
    const rows = readStoreCsv(`${head}\nΗ Ουρά;petStore\n${good}`, known);
    expect(rows).toMatchObject([
      { line: 2, fields: ['address', 'city', 'latitude', 'longitude'] },
      { line: 3, fields: [] },
    ]);
  });

  it('reports missing columns', () => {
    expect(readStoreCsv('name;city\nA;B', known)).toEqual({ missing: ['kind', 'address', 'latitude', 'longitude'] });
  });
});
