import { brand, brandPostalAddressLine, brandPostalAddressTag } from '@/lib/config/brand';
import { countryName } from '@/lib/i18n/country-name';
import { defaultLocale, languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePunctuation } from '@/lib/i18n/punctuation';

/** The maker's address, marked with its own language where that is not the page's, and the country for readers abroad. */
export async function BrandPostalAddress() {
  const locale = await currentLocale();
  const country = locale === defaultLocale ? null : countryName(locale, brand.address.country);
  return (
    <>
      <span lang={brandPostalAddressTag(locale)}>{brandPostalAddressLine(locale)}</span>
      {country && localePunctuation(languageTag(locale)).part + country}
    </>
  );
}
