import { LongTextPage } from '@/components/sections/long-text-page';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { accessibilityAssessmentDate, accessibilityReplyWorkingDays } from '@/lib/config/accessibility-statement';
import { brand } from '@/lib/config/brand';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { formatLongDate, getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';

export const generateMetadata = () => createStaticPageMetadata('accessibility');

export default async function AccessibilityPage() {
  const locale = await currentLocale();
  const values = {
    assessed: formatLongDate(locale, accessibilityAssessmentDate),
    email: brand.email,
    phone: brand.phoneDisplay,
    days: getNumberFormat(languageTag(locale)).format(accessibilityReplyWorkingDays),
  };
  return <LongTextPage page="accessibility" values={values} />;
}
