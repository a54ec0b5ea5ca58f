import { brand } from '@/lib/config/brand';
import { toBusinessHoursMessageValues } from '@/lib/config/business-hours-message-values';
import type { Translator } from '@/lib/i18n/translator';

/** How to contact the maker, with the days and hours, as text of a language. */
export function buildContactRows(t: Translator, tag: string): { label: string; value: string; href?: string }[] {
  const { phone, phoneDisplay, email, hours } = brand;
  return [
    { label: t('footer.phone'), value: phoneDisplay, href: `tel:${phone}` },
    { label: t('footer.email'), value: email, href: `mailto:${email}` },
    { label: t('footer.hours'), value: t('footer.hoursValue', toBusinessHoursMessageValues(hours, tag)) },
  ];
}
