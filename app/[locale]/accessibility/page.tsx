import { LongTextPage } from '@/components/sections/long-text-page';
import { staticPageMetadata } from '@/components/sections/static-page-metadata';
import { accessibilityAssessmentDate } from '@/lib/config/accessibility-assessment-date';
import { brand } from '@/lib/config/brand';
import { dateTimeFormat } from '@/lib/i18n/formatters';
import { dateLanguageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';

export const generateMetadata = () => staticPageMetadata('accessibility');

export default async function AccessibilityPage() {
  const format = dateTimeFormat(dateLanguageTag(await currentLocale()), { dateStyle: 'long', timeZone: 'UTC' });
  const values = {
    assessed: format.format(new Date(accessibilityAssessmentDate)),
    email: brand.email,
    phone: brand.phoneDisplay,
  };
  return <LongTextPage page="accessibility" values={values} />;
}
