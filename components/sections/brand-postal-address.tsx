import { brandAddressLine, brandAddressLocale } from '@/lib/config/brand';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';

/** The maker's address, marked with its own language where that is not the page's. */
export async function BrandPostalAddress() {
  const locale = await currentLocale();
  const written = brandAddressLocale(locale);
  return <span lang={written === locale ? undefined : languageTag(written)}>{brandAddressLine(locale)}</span>;
}
