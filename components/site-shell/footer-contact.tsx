import { getTranslations } from 'next-intl/server';
import { BrandPostalAddress } from '@/components/sections/brand-postal-address';
import { MarketBuyingLink } from '@/components/sections/market-buying-guide';
import { brand } from '@/lib/config/brand';
import { toBusinessHoursMessageValues } from '@/lib/config/business-hours-message-values';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';

/** Shows the maker's address, contact data and business hours. */
export async function FooterContact() {
  const t = await getTranslations('footer');
  const locale = await currentLocale();
  const rows = [
    { term: t('address'), value: <BrandPostalAddress key="address" /> },
    { term: t('email'), value: brand.email, href: `mailto:${brand.email}` },
    { term: t('phone'), value: brand.phoneDisplay, href: `tel:${brand.phone}` },
    {
      term: t('hours'),
      value: t('hoursValue', toBusinessHoursMessageValues(brand.hours, languageTag(locale))),
    },
  ];
  return (
    <address className="not-italic">
      <p className="headline text-2xl">{brand.legalName}</p>
      <dl className="mt-4 grid gap-3 text-sm">
        {rows.map(({ term, value, href }) => (
          <div key={term}>
            <dt className="font-normal text-muted">{term}</dt>
            <dd>
              {href ? (
                <a
                  href={href}
                  className="inline-flex min-h-8 items-center font-bold pointer-coarse:min-h-11 underline-offset-4 hover:underline"
                >
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <MarketBuyingLink className="mt-4 text-sm" />
    </address>
  );
}
