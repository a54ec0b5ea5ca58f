import { getFormatter, getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { convertConstituents } from '@/lib/content/convert-constituents';
import { productLines } from '@/lib/content/product-facts-schema';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelsAfterFirst } from '@/lib/i18n/lowercase-first';
import { localePunctuation } from '@/lib/i18n/punctuation';

/** Shows the key figures of every product per 100 g as fed, grouped by line. */
export async function ProductsNutritionTable({ products }: { products: Product[] }) {
  const t = await getTranslations('compare');
  const format = await getFormatter();
  const locale = await currentLocale();
  const names = getProductDictionary(locale);
  const { part } = localePunctuation(languageTag(locale));
  const [sample] = products;
  if (!sample) return null;
  const columns = convertConstituents(sample, 'asFed').map(({ key }) => key);
  const grams = (value: number, trace: boolean) => {
    const digits = trace ? 2 : 1;
    return format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  };
  return (
    <Table label={t('all')} className="min-w-max print:min-w-0 print:break-inside-auto print:text-xs">
      <thead>
        <tr>
          <th scope="col" className={pinned}>
            {t('product')}
          </th>
          <th scope="col" className={figure}>
            {getDictionaryEntry(names.units, 'kcal')}
          </th>
          {columns.map((key) => (
            <th key={key} scope="col" className={figure}>
              {getDictionaryEntry(names.analysis, key)}
              {part}
              {getDictionaryEntry(names.units, 'g')}
            </th>
          ))}
          <th scope="col" className={figure}>
            {t('bone')}
          </th>
          <th scope="col" className="ps-4">
            {t('contains')}
          </th>
        </tr>
      </thead>
      {productLines
        .filter((line) => products.some((product) => product.line === line))
        .map((line) => (
          <tbody key={line}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 4} className="pt-8">
                <span className="headline sticky left-0 text-xl">{getDictionaryEntry(names.lines, line).name}</span>
              </th>
            </tr>
            {products
              .filter((product) => product.line === line)
              .map((product) => (
                <tr key={product.slug} data-protein={product.proteins[0]}>
                  <th scope="row" className={pinned}>
                    <span aria-hidden="true" className="me-2 inline-block size-3 bg-tone" />
                    <Link href={product.path}>{product.copy.name}</Link>
                  </th>
                  <td className={`${figure} font-bold`}>{format.number(product.nutrition.kcal)}</td>
                  {convertConstituents(product, 'asFed').map(({ key, grams: value, trace }) => (
                    <td key={key} className={figure}>
                      {grams(value, trace)}
                    </td>
                  ))}
                  <td className={figure}>
                    {format.number(product.bonePercent / 100, { style: 'percent', maximumFractionDigits: 1 })}
                  </td>
                  <td className="min-w-36 ps-4 print:min-w-0">
                    {format.list(
                      lowercaseLabelsAfterFirst(
                        product.allergens.map((key) => getDictionaryEntry(names.allergens, key)),
                        languageTag(locale),
                      ),
                    )}
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
    </Table>
  );
}

const pinned = 'sticky left-0 bg-background sm:whitespace-nowrap';
// A heading's longest word sets the width: it is never cut, and the Greek table still fits 1165 px.
const figure = 'min-w-20 max-w-32 wrap-break-word pe-2! text-end! print:min-w-0 print:px-1!';
