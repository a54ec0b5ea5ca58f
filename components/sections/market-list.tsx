import { getTranslations } from 'next-intl/server';
import { assignMarketStartYearColours } from '@/components/art/market-start-year-colours';
import { sitePaths } from '@/lib/config/site-paths';
import { getMarkets } from '@/lib/content/markets';
import { productLines } from '@/lib/content/product-facts-schema';
import { getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { getListFormat, getNumberFormat } from '@/lib/i18n/formatters';
import { dateLanguageTag, languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelsAfterFirst } from '@/lib/i18n/lowercase-first';
import { insertJoiners } from '@/lib/text/insert-joiners';

/** Lists every market with its number and colour on the map, its first year and its products. */
export async function MarketList() {
  const t = await getTranslations('exports');
  const locale = await currentLocale();
  const number = getNumberFormat(languageTag(locale));
  const listFormat = getListFormat(dateLanguageTag(locale));
  const list = (labels: string[]) => insertJoiners(listFormat.format(labels));
  const markets = getMarkets(locale);
  const colours = assignMarketStartYearColours(markets.map(({ since }) => since));
  const names = getProductDictionary(locale).lines;
  return (
    <>
      <h3 className="mt-12 text-2xl lg:mt-20">{t('list')}</h3>
      <ol className="mt-6 grid gap-x-8 lg:grid-cols-2">
        {markets.map(({ code, name, since, lines: taken }, index) => (
          <li
            key={code}
            className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-4 border-border border-t py-4"
          >
            <span aria-hidden="true" className="font-bold tabular-nums">
              <span className="mb-1 block h-2 w-8 rounded-none" style={{ backgroundColor: colours.get(since) }} />
              {number.format(index + 1)}
            </span>
            <div>
              <h4 className="text-2xl">
                <Link href={`${sitePaths.storeLocator}#market-${code}`} className="hover:underline">
                  {name}
                </Link>
              </h4>
              <p className="mt-1 text-muted text-sm">
                {taken.length === productLines.length
                  ? t('allLines')
                  : list(
                      lowercaseLabelsAfterFirst(
                        taken.map((line) => getDictionaryEntry(names, line).name),
                        languageTag(locale),
                      ),
                    )}
              </p>
            </div>
            <p className="headline text-3xl tabular-nums tracking-tight">
              <span className="sr-only">{t('since', { year: String(since) })}</span>
              <span aria-hidden="true">{since}</span>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
