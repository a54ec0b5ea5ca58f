import { getTranslations } from 'next-intl/server';
import { getMedia } from '@/components/art/media';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { getMarkets } from '@/lib/content/markets';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import type { LeadFigures } from '@/lib/leads/dashboard';
import { staffPaths } from '@/lib/site-paths';
import styles from './charts.module.css';

/** Export enquiries by country beside the map of the markets, whose numbers the list repeats. */
export async function CountryPanel({ countries }: { countries: LeadFigures['countries'] }) {
  const t = await getTranslations('dashboard');
  const locale = await currentLocale();
  const markets = getMarkets(locale);
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const map = getMedia('map/export-markets', locale);
  const most = Math.max(1, ...countries.map(({ leads }) => leads));
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <picture className={styles.map}>
        <img src={map.file} alt={map.alt} width={map.width} height={map.height} loading="lazy" decoding="async" />
      </picture>
      {countries.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Table label={t('countries')}>
          <TableHeader>
            <TableRow>
              <TableHead>{t('country')}</TableHead>
              <TableHead>{t('leads')}</TableHead>
              <TableHead>{t('market')}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {countries.map(({ country, leads }) => {
              const index = markets.findIndex(({ code }) => code === country);
              const market = markets[index];
              return (
                <TableRow key={country}>
                  <TableHead scope="row">
                    <Link
                      href={`${staffPaths.leads}?kind=export&country=${country}`}
                      className="link inline-block min-h-6"
                    >
                      {country === 'other' ? t('otherCountry') : (names.of(country) ?? country)}
                    </Link>
                  </TableHead>
                  <TableCell>
                    <span className="tabular-nums">{leads}</span>
                    <span
                      aria-hidden="true"
                      className={styles.bar}
                      style={{ inlineSize: `${(leads / most) * 8}rem` }}
                    />
                  </TableCell>
                  <TableCell>
                    {market ? `${index + 1}. ${t('since', { year: String(market.since) })}` : t('notYet')}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
    </div>
  );
}
