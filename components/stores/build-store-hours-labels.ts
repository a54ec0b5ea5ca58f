import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { StoreHoursLabels } from '@/lib/stores/displayed-store';

/** The labels for opening hours in one language. */
export async function buildStoreHoursLabels(locale: Locale): Promise<StoreHoursLabels> {
  const t = await getTranslations({ locale, namespace: 'stores' });
  return {
    closed: t('closed'),
    allDay: t('allDay'),
    appointment: t('appointment'),
    publicHolidays: t('publicHolidays'),
  };
}
