import { brandPostalAddressLine, brandPostalAddressLocale } from '@/lib/config/brand';
import { brandCountrySuffix } from '@/lib/config/brand-country-suffix';
import { currentLocale } from '@/lib/i18n/navigation';

/** The maker's address, marked with its own language where that is not the page's, and the country for readers abroad. */
export async function BrandPostalAddress() {
  const locale = await currentLocale();
  return (
    <>
      <span lang={brandPostalAddressLocale(locale)}>{brandPostalAddressLine(locale)}</span>
      {brandCountrySuffix(locale)}
    </>
  );
}
