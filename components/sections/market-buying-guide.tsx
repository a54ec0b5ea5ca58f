import { getTranslations } from 'next-intl/server';
import { sitePaths } from '@/lib/config/site-paths';
import { getMarkets, getMarketsUsingLanguage } from '@/lib/content/markets';
import { productLines } from '@/lib/content/product-facts-schema';
import { getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { getDisplayNames, getListFormat } from '@/lib/i18n/formatters';
import { dateLanguageTag, languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelInSentence, lowercaseLabelsAfterFirst } from '@/lib/i18n/lowercase-first';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { insertJoiners } from '@/lib/text/insert-joiners';
import { cn } from '@/lib/utils';

type ProductLine = (typeof productLines)[number];

const linkClass = 'link inline-flex min-h-8 items-center pointer-coarse:min-h-11';

function Contact({ phone, website, label }: { phone: string; website: string; label: string }) {
  return (
    <span className="flex flex-wrap gap-x-5">
      <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClass}>
        {phone}
      </a>
      <a href={website} rel="noopener nofollow" className={linkClass}>
        {label}
      </a>
    </span>
  );
}

/** A company's name is not translated; written in another script, it is read in the language of its people. */
const nameAttributes = ({ name, languages }: { name: string; languages: string[] }) => ({
  translate: 'no' as const,
  lang: /\p{Script=Latin}/u.test(name) ? undefined : languages[0],
});

/** How to buy in the markets of the page's language: the importer of each, whom to call and what they sell. */
export async function LocaleMarketsBuyingGuide() {
  const t = await getTranslations('stores');
  const exports = await getTranslations('exports');
  const locale = await currentLocale();
  const tag = languageTag(locale);
  const listFormat = getListFormat(dateLanguageTag(locale));
  const list = (labels: string[]) => insertJoiners(listFormat.format(labels));
  const { part } = localePunctuation(tag);
  const languages = getDisplayNames(tag, { type: 'language' });
  const languageInSentence = (language: string) => {
    const name = languages.of(language) ?? language;
    // Only for Greek does Intl know languages by a capital that a sentence does not have.
    return locale === 'gr' ? lowercaseLabelInSentence(name, tag) : name;
  };
  const names = getProductDictionary(locale).lines;
  const markets = getMarketsUsingLanguage(locale);
  return (
    <div className={cn('grid gap-x-8 gap-y-6', markets.length > 1 && 'md:grid-cols-3')}>
      {markets.map(({ code, name, lines: sold, importer }) => (
        <section
          key={code}
          id={`market-${code}`}
          className={cn(
            'scroll-mt-28 border-accent border-t-4 pt-3',
            markets.length === 1 && 'gap-x-8 lg:grid lg:grid-cols-2',
          )}
        >
          <div>
            <h2 className="text-2xl">{t('marketHeading', { country: name })}</h2>
            <p className="mt-1 text-sm">{t('marketText')}</p>
            <p className="mt-1 text-muted text-xs">{t('marketSample')}</p>
          </div>
          <div>
            <p className="mt-2">
              <b {...nameAttributes(importer)}>{importer.name}</b>
              {part + importer.place}
            </p>
            <Contact {...importer} label={t('website')} />
            <p className="text-muted text-sm">
              {t('marketLanguages', {
                languages: list(importer.languages.map(languageInSentence)),
              })}
              {'\u00a0· '}
              {sold.length === productLines.length
                ? exports('allLines')
                : list(
                    lowercaseLabelsAfterFirst(
                      sold.map((line) => getDictionaryEntry(names, line).name),
                      languageTag(locale),
                    ),
                  )}
            </p>
          </div>
        </section>
      ))}
    </div>
  );
}

/** The markets that are not those of the page's language, each with its importer on a line. */
export async function OtherMarketsImporterList() {
  const t = await getTranslations('stores');
  const locale = await currentLocale();
  const { part, colon } = localePunctuation(languageTag(locale));
  const others = getMarkets(locale).filter(({ readers }) => !readers.includes(locale));
  return (
    <details id="markets" className="scroll-mt-28 border-border border-y py-2">
      <summary className="min-h-11 content-center font-bold">{t('otherMarkets')}</summary>
      <ul className="mt-2 grid gap-x-8 text-sm lg:grid-cols-2">
        {others.map(({ code, name, importer }) => (
          <li key={code} id={`market-${code}`} className="scroll-mt-28 border-border border-t py-2">
            <b>{name}</b>
            {colon}
            <span {...nameAttributes(importer)}>{importer.name}</span>
            {part + importer.place}
            <Contact {...importer} label={t('website')} />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted text-xs">{t('marketSample')}</p>
    </details>
  );
}

/**
 * One line that leads to how to buy, a product line if one is given, in the first market of the page's language that
 * has it; where none has the line, the entry states that and names the importer. Nothing in the maker's own country.
 */
export async function MarketBuyingLink({ className, line }: { className?: string; line?: ProductLine }) {
  const locale = await currentLocale();
  const markets = getMarketsUsingLanguage(locale);
  const seller = markets.find(({ lines }) => !line || lines.includes(line));
  const market = seller ?? markets[0];
  if (!market || locale === 'gr') return null;
  const { part, colon } = localePunctuation(languageTag(locale));
  const { name, place, phone } = market.importer;
  const t = await getTranslations('stores');
  const importer = (
    <>
      <span {...nameAttributes(market.importer)}>{name}</span>
      {part + place + part}
      <a href={`tel:${phone.replaceAll(' ', '')}`} className="link whitespace-nowrap">
        {phone}
      </a>
    </>
  );
  if (!seller) {
    return (
      <p className={className}>{t.rich('marketWithoutLine', { country: market.name, importer: () => importer })}</p>
    );
  }
  return (
    <p className={className}>
      <Link href={`${sitePaths.storeLocator}#market-${market.code}`} className="link font-bold">
        {t('marketHeading', { country: market.name })}
      </Link>
      {colon}
      {importer}
    </p>
  );
}
