import { brandPostalCountrySuffix } from '@/lib/config/brand-postal-country-suffix';
import { brandPostalAddressLine, brandPostalLangAttribute } from '@/lib/config/format-brand-address';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

/**
 * The maker's address, marked with its own language where that is not the page's, and the country for readers abroad.
 */
export async function BrandPostalAddress() {
  const locale = await currentLocale();
  return (
    <>
      <span lang={brandPostalLangAttribute(locale)}>{brandPostalAddressLine(locale)}</span>
      {brandPostalCountrySuffix(locale)}
    </>
  );
}
