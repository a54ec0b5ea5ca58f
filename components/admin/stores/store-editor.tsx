import { getTranslations } from 'next-intl/server';
import { businessTypes } from '@/lib/config/business-types';
import { env } from '@/lib/config/env';
import { dateTimeFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';
import { saveStore } from '@/lib/stores/actions';
import { storeFields, storeForm, type StoreFormValues as Values } from '@/lib/stores/form';
import { weekdays } from '@/lib/stores/hours';
import { storeFromRow } from '@/lib/stores/rows';
import type { StoreRow } from '@/lib/stores/staff-queries';
import { StoreForm } from './store-form';

type Props = {
  row: StoreRow | null;
  draft: Partial<Values>;
  application: string;
  products: { value: string; label: string }[];
};

const empty = Object.fromEntries(storeFields.map((name) => [name, ''])) as Values;
const lines = [
  'name',
  'address',
  'postalCode',
  'city',
  'region',
  'country',
  'phone',
  'website',
  'slug',
  'timeZone',
] as const;

/** The form of a store with labels in the member's language. */
export async function StoreEditor({ row, draft, application, products }: Props) {
  const t = await getTranslations('storesAdmin');
  const storesTranslator = await getTranslations('stores');
  const kinds = await getTranslations('partnership.types');
  const locale = await currentLocale();
  const weekday = dateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' });
  const tiles = env('MAP_TILES_URL');
  return (
    <StoreForm
      action={saveStore}
      locale={locale}
      id={row?.id ?? ''}
      version={row?.updated_at ?? ''}
      application={application}
      values={row ? storeForm(storeFromRow(row)) : { ...empty, country: 'GR', timeZone: 'Europe/Athens', ...draft }}
      visible={row?.visible ?? true}
      lines={[
        ...lines.map((name) => ({
          name,
          label: t(`fields.${name}`),
          hint: name === 'slug' ? t('hints.slug') : undefined,
        })),
        { name: 'latitude', label: t('fields.latitude') },
        { name: 'longitude', label: t('fields.longitude') },
        { name: 'specialDays', label: t('fields.specialDays'), hint: t('hints.specialDays'), rows: 4 },
      ]}
      hours={{
        legend: t('fields.hours'),
        hint: t('hints.hours'),
        // 1 January 2024 was a Monday.
        days: weekdays.map((day, index) => ({ value: day, label: weekday.format(Date.UTC(2024, 0, 1 + index)) })),
      }}
      kinds={businessTypes.map((kind) => ({ value: kind, label: kinds(kind) }))}
      products={{ legend: t('fields.products'), options: products }}
      map={{
        coast: '/art/maps/coast.json',
        tiles: tiles ? { url: tiles, attribution: env('MAP_TILES_ATTRIBUTION') } : undefined,
        zoom: { in: storesTranslator('zoomIn'), out: storesTranslator('zoomOut') },
      }}
      labels={{
        kind: t('fields.kind'),
        visible: t('visible'),
        save: t('save'),
        saving: t('saving'),
        pick: t('pick'),
        map: t('map'),
      }}
    />
  );
}
