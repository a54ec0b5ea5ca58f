import { describe, expect, it } from 'vitest';
import { parseStoreForm, storeToFormValues } from '@/lib/stores/parse-store-form';
import { readSampleStores } from '@/lib/stores/sample-stores';
import type { Store } from '@/lib/stores/schema';
import { readStockableProducts } from '@/lib/stores/stockable-products';
import type { StoreFieldName } from '@/lib/stores/store-field-names';
import { toStoreRow } from '@/lib/stores/store-row-mapper';
import { storeRowToFormValues } from '@/lib/stores/store-row-to-form-values';

const [sample] = readSampleStores() as [Store];
const valuesOf = (columns: object) => storeRowToFormValues({ ...toStoreRow(sample), ...columns } as never);
const span = ['09:00', '17:00'];
const object = { from: '09:00', to: '17:00' };

/** Columns as rows from before the constraints may have them, a field, its text, and other texts. */
const cases: [columns: object, field: StoreFieldName, text: string, others?: object][] = [
  [{ hours: { monday: [span] } }, 'mon', '{"monday":[["09:00","17:00"]]}'],
  [{ hours: { monday: [span], mon: [span] } }, 'mon', '09:00-17:00 {"monday":[["09:00","17:00"]]}'],
  [{ hours: { monday: [] } }, 'mon', '{"monday":[]}'],
  [{ hours: { closed: '; 2026-12-25' }, appointment: ['mon'] }, 'mon', 'by appointment {"closed":"; 2026-12-25"}'],
  [{ hours: { mon: [null], tue: [span], wed: [] } }, 'mon', '[null]', { tue: '09:00-17:00', wed: '' }],
  [{ hours: { tue: null } }, 'tue', 'null', { mon: '' }],
  [{ hours: { tue: null, wed: [span] }, appointment: ['tue', 'wed'] }, 'tue', 'by appointment null'],
  [{ hours: { tue: [object] } }, 'tue', '[{"from":"09:00","to":"17:00"}]'],
  [{ hours: { tue: [span, object] } }, 'tue', '[["09:00","17:00"],{"from":"09:00","to":"17:00"}]'],
  [{ hours: { tue: [['09:00']] } }, 'tue', '[["09:00"]]'],
  [{ hours: { tue: [['', '']] } }, 'tue', '[["",""]]'],
  [{ hours: { tue: [span.join('-')] } }, 'tue', '["09:00-17:00"]'],
  [{ hours: { tue: 'closed' } }, 'tue', '["closed"]'],
  [{ hours: { tue: [['25:00', '26:00']] } }, 'tue', '25:00-26:00'],
  [{ hours: [null] }, 'mon', '[null]'],
  [{ special_days: [{ ...object, hours: [] }] }, 'specialDays', '{"from":"09:00","to":"17:00","hours":[]}'],
  [{ special_days: ['2026-12-25'] }, 'specialDays', '["2026-12-25"]'],
  [{ special_days: [null] }, 'specialDays', 'null'],
  [{ special_days: [''] }, 'specialDays', '[""]'],
  [{ special_days: [{ date: '2026-12-25' }] }, 'specialDays', '{"date":"2026-12-25"}'],
  [{ special_days: [{ date: '2026-12-25', hours: null }] }, 'specialDays', '{"date":"2026-12-25","hours":null}'],
  [
    {
      special_days: [
        { date: '2026-12-24', hours: [span] },
        { date: '2026-12-25', hours: [], note: 'x' },
      ],
    },
    'specialDays',
    '2026-12-24 09:00-17:00\n{"date":"2026-12-25","hours":[],"note":"x"}',
  ],
  [{ special_days: [{ date: '2026-02-30', hours: [] }] }, 'specialDays', '2026-02-30'],
  [{ special_days: {} }, 'specialDays', '{}'],
  [{ seasons: 'Jun-Sep 9-17' }, 'seasons', '["Jun-Sep 9-17"]'],
  [{ seasons: [null] }, 'seasons', '[null]'],
  [{ public_holidays: false }, 'publicHolidays', 'false'],
  [{ public_holidays: 'closed' }, 'publicHolidays', '["closed"]'],
  [{ public_holidays: [null] }, 'publicHolidays', '[null]'],
  [{ products: [null] }, 'products', 'null'],
  [{ products: ['simple', ''] }, 'products', 'simple ; ""'],
  [{ products: ['No slug'] }, 'products', '"No slug"'],
  [{ latitude: 137 }, 'latitude', '137'],
];

describe('the texts of a stored store that is not valid', () => {
  it.each(cases)('%j', (columns, field, text, others = {}) => {
    const values = valuesOf(columns);
    expect(values).toMatchObject({ [field]: text, ...others });
    expect(values.name).toBe(sample.name);
    // The check names this field, and so no file or form with it passes as right.
    expect(parseStoreForm(values, readStockableProducts())).toMatchObject({ ok: false, fields: [field] });
  });

  it('keeps days by appointment that are listed too often for the schema', () => {
    const valid = { ...sample, hours: {}, appointment: ['sun' as const] };
    const appointment = Array.from({ length: 8 }, () => 'sun');
    expect(valuesOf({ hours: {}, appointment })).toEqual(storeToFormValues(valid));
  });
});
