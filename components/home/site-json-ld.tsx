import { JsonLd } from '@/components/json-ld';
import { addressIn, brand, stated } from '@/lib/config/brand';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';
import { absoluteUrl, pageUrl } from '@/lib/seo';

/** Structured data of the publisher: the organisation and its website. */
export async function SiteJsonLd({ description }: { description: string }) {
  const locale = await currentLocale();
  const { street, city, postalCode } = addressIn(locale);
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
            legalName: stated('legalName'),
            url: brand.url,
            logo: absoluteUrl('/icons/icon-512.png'),
            email: stated('email'),
            telephone: stated('phone'),
            address: stated('address') && {
              '@type': 'PostalAddress',
              streetAddress: street,
              addressLocality: city,
              postalCode,
              addressCountry: brand.address.country,
            },
            sameAs: stated('social')?.map(({ url }) => url),
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
