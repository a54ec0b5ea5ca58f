import { getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { staffPaths } from '@/lib/config/site-paths';
import { getMarkets } from '@/lib/content/markets';
import { countryName } from '@/lib/i18n/country-name';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import type { LeadStatistics } from '@/lib/leads/dashboard-statistics';
import styles from './charts.module.css';
import { LeadsByCountryMap } from './leads-by-country-map';

/** Shows export enquiries by country: as a map, and as a table with the status of each market. */
export async function EnquiriesByCountryPanel({ countries }: { countries: LeadStatistics['countries'] }) {
  const t = await getTranslations('dashboard');
  const locale = await currentLocale();
  const markets = getMarkets(locale);
  const max = Math.max(1, ...countries.map(({ leads }) => leads));
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <LeadsByCountryMap countries={countries} />
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
              const market = markets.find(({ code }) => code === country);
              return (
                <TableRow key={country}>
                  <TableHead scope="row">
                    <Link
                      href={`${staffPaths.leads}?kind=export&country=${country}`}
                      className="link inline-block min-h-6"
                    >
                      {country === 'other' ? t('otherCountry') : (countryName(locale, country) ?? country)}
                    </Link>
                  </TableHead>
                  <TableCell>
                    <span className={styles.measured}>
                      {leads}
                      <span
                        aria-hidden="true"
                        className={styles.bar}
                        style={{ inlineSize: `${(leads / max) * 6}rem` }}
                      />
                    </span>
                  </TableCell>
                  <TableCell className="whitespace-nowrap">
                    {market ? t('since', { year: String(market.since) }) : t('notYet')}
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
