import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { readEnvironmentVariable } from '@/lib/config/env';
import { retailerTypes } from '@/lib/config/retailer-types';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getDateTimeFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { createNewStoreFormValues } from '@/lib/stores/new-store-form-values';
import { parseStoreForm } from '@/lib/stores/parse-store-form';
import type { StoreRow } from '@/lib/stores/staff-queries';
import { readStockableProducts } from '@/lib/stores/stockable-products';
import { locateStore, saveStore } from '@/lib/stores/store-actions';
import type { StoreFormValues as Values } from '@/lib/stores/store-field-names';
import { safeParseStoreRow } from '@/lib/stores/store-row-mapper';
import { storeRowToFormValues } from '@/lib/stores/store-row-to-form-values';
import { weekdays } from '@/lib/stores/weekdays';
import { StoreForm } from './store-form';

type Props = {
  row: StoreRow | null;
  draft: Partial<Values>;
  application: string;
  products: { value: string; label: string }[];
};

const lines = [
  'name',
  'nameLatin',
  'address',
  'addressLatin',
  'postalCode',
  'city',
  'region',
  'country',
  'phone',
  'website',
  'code',
  'slug',
  'timeZone',
] as const;
const hinted: Partial<Record<(typeof lines)[number], 'slug' | 'code' | 'nameLatin' | 'addressLatin' | 'timeZone'>> = {
  slug: 'slug',
  code: 'code',
  nameLatin: 'nameLatin',
  addressLatin: 'addressLatin',
  timeZone: 'timeZone',
};

/** The form of a shop in the language of the staff member. */
export async function StoreFormWithLabels({ row, draft, application, products }: Props) {
  const t = await getTranslations('storesAdmin');
  const storesTranslator = await getTranslations('stores');
  const kinds = await getTranslations('partnership.types');
  const locale = await currentLocale();
  const weekday = getDateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' });
  const tiles = readEnvironmentVariable('MAP_TILES_URL');
  const valid = !row || safeParseStoreRow(row).success;
  const parsed = row && !valid ? parseStoreForm(storeRowToFormValues(row), readStockableProducts()) : null;
  const wrong = Object.fromEntries(
    parsed && !parsed.ok ? parsed.fields.map((field) => [field, t(`errors.${field}`)]) : [],
  );
  return (
    <>
      {row && !valid && (
        <Alert variant="danger" className="mb-6 max-w-3xl">
          {t('repair')}
        </Alert>
      )}
      <StoreForm
        action={saveStore}
        locate={locateStore}
        locale={locale}
        id={row?.id ?? ''}
        version={row?.updated_at ?? ''}
        application={application}
        values={row ? storeRowToFormValues(row) : createNewStoreFormValues(draft)}
        wrong={wrong}
        visible={row?.visible ?? true}
        lines={[
          ...lines.map((name) => ({
            name,
            label: t(`fields.${name}`),
            hint: hinted[name] && t(`hints.${hinted[name]}`),
          })),
          { name: 'latitude', label: t('fields.latitude') },
          { name: 'longitude', label: t('fields.longitude') },
        ]}
        hours={{
          legend: t('fields.hours'),
          hint: t('hints.hours'),
          // The first of January 2024 was a Monday.
          lines: [
            ...weekdays.map((name, index) => ({ name, label: weekday.format(Date.UTC(2024, 0, 1 + index)) })),
            { name: 'publicHolidays', label: t('fields.publicHolidays'), hint: t('hints.publicHolidays') },
            { name: 'seasons', label: t('fields.seasons'), hint: t('hints.seasons'), rows: 3 },
            { name: 'specialDays', label: t('fields.specialDays'), hint: t('hints.specialDays'), rows: 3 },
          ],
        }}
        kinds={retailerTypes.map((kind) => ({ value: kind, label: kinds(kind) }))}
        products={{ legend: t('fields.products'), options: products }}
        map={{
          coast: '/art/maps/coast.json',
          tiles: tiles ? { url: tiles, attribution: readEnvironmentVariable('MAP_TILES_ATTRIBUTION') } : undefined,
          zoom: { in: storesTranslator('zoomIn'), out: storesTranslator('zoomOut') },
        }}
        labels={{
          kind: t('fields.kind'),
          visible: t('visible'),
          save: t('save'),
          saving: t('saving'),
          pick: t('pick'),
          locate: t('locate'),
          offline: t('import.problemOffline'),
          map: t('map'),
        }}
      />
    </>
  );
}
