import { JsonLd } from '@/components/json-ld';
import { brand, brandFieldUnlessSample } from '@/lib/config/brand';
import { getBrandStreetAndCity } from '@/lib/config/format-brand-address';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';
import { absoluteUrl, pageUrl } from '@/lib/seo';

/** Structured data of the publisher: the organisation and its website. */
export async function SiteJsonLd({ description }: { description: string }) {
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
            description,
            url: pageUrl(locale, '/'),
            inLanguage: languageTag(locale),
            publisher: { '@id': organisation },
          },
        ],
      }}
    />
  );
}
