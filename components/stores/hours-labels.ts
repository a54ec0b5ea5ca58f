import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { HoursLabels } from '@/lib/stores/displayed-store';

/** The labels for opening hours in one language. */
export async function hoursLabels(locale: Locale): Promise<HoursLabels> {
  const t = await getTranslations({ locale, namespace: 'stores' });
  return {
    closed: t('closed'),
    allDay: t('allDay'),
    appointment: t('appointment'),
    publicHolidays: t('publicHolidays'),
  };
}
