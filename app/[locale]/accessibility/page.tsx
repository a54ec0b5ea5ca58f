import { LongTextPage } from '@/components/sections/long-text-page';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { accessibilityAssessmentDate } from '@/lib/config/accessibility-assessment-date';
import { accessibilityReplyWorkingDays } from '@/lib/config/accessibility-reply-working-days';
import { brand } from '@/lib/config/brand';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { dateTimeFormat, numberFormat } from '@/lib/i18n/formatters';
import { dateLanguageTag, languageTag } from '@/lib/i18n/locales';

export const generateMetadata = () => createStaticPageMetadata('accessibility');

export default async function AccessibilityPage() {
  const locale = await currentLocale();
  const format = dateTimeFormat(dateLanguageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const values = {
    assessed: format.format(new Date(accessibilityAssessmentDate)),
    email: brand.email,
    phone: brand.phoneDisplay,
    days: numberFormat(languageTag(locale)).format(accessibilityReplyWorkingDays),
  };
  return <LongTextPage page="accessibility" values={values} />;
}
