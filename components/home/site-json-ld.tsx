import { JsonLd } from '@/components/json-ld';
import { brand, brandFieldUnlessSample } from '@/lib/config/brand';
import { getBrandStreetAndCity } from '@/lib/config/format-brand-address';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo';

/**
 * Structured data of the publisher: the organisation and its website. The website has one id on the home pages of all
 * languages, so each says the same of it.
 */
export async function SiteJsonLd() {
  const locale = await currentLocale();
  const { street, city } = getBrandStreetAndCity(locale);
  const organisation = absoluteUrl('/#organisation');
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': organisation,
            name: brand.name,
            legalName: brandFieldUnlessSample('legalName'),
            url: brand.url,
            logo: absoluteUrl('/icons/icon-512.png'),
            email: brandFieldUnlessSample('email'),
            telephone: brandFieldUnlessSample('phone'),
            address: brandFieldUnlessSample('address') && {
              '@type': 'PostalAddress',
              streetAddress: street,
              addressLocality: city,
              postalCode: brand.address.postalCode,
              addressCountry: brand.address.country,
            },
            sameAs: brandFieldUnlessSample('social')?.map(({ url }) => url),
          },
          {
            '@type': 'WebSite',
            '@id': absoluteUrl('/#website'),
            name: brand.name,
            url: absoluteUrl('/'),
            inLanguage: localeCodes.map(languageTag),
            publisher: { '@id': organisation },
          },
        ],
      }}
    />
  );
}
