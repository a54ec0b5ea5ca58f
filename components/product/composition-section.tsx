import { getFormatter, getTranslations } from 'next-intl/server';
import {
  calculateIngredientGroupShares,
  getIngredientGroup,
  listRecipeAnimals,
} from '@/lib/content/ingredient-groups-and-bone';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import styles from './product.module.css';

/** Shows ingredients in descending order with their percentages, as a chart and as a table. */
export async function CompositionSection({ product }: { product: Product }) {
  const t = await getTranslations('product');
  const format = await getFormatter();
  const locale = await currentLocale();
  const names = getProductDictionary(locale);
  const c = await getTranslations('common');
  const tag = languageTag(locale);
  const animals = listRecipeAnimals(product.ingredients)
    .map((key) => getDictionaryEntry(names.allergens, key).toLocaleLowerCase(tag))
    .join(localePunctuation(tag).list);
  const shares = calculateIngredientGroupShares(product.ingredients);
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="composition-heading">
      <h2 id="composition-heading">{t('composition')}</h2>
      <figure className="mt-6">
        <div aria-hidden="true" className={styles.bar}>
          {product.ingredients.map(({ key, percent: share }) => (
            <span key={key} data-group={getIngredientGroup(key)} style={{ flexGrow: share }} />
          ))}
        </div>
        <figcaption className="flex flex-wrap gap-x-6 gap-y-1">
          <span className="sr-only">
            {t('compositionBar') + localePunctuation(tag).stop + localePunctuation(tag).space}
          </span>
          {shares.map(({ group, percent: share }, index) => (
            <span key={group} className={styles.legend} data-group={group}>
              {group === 'animal' ? c('fact', { label: t(`groups.${group}`), value: animals }) : t(`groups.${group}`)}{' '}
              <b className="tabular-nums">{percent(share)}</b>
              {index < shares.length - 1 && <span className="sr-only">{localePunctuation(tag).clause}</span>}
            </span>
          ))}
        </figcaption>
      </figure>
      <table className="mt-4">
        <thead>
          <tr>
            <th scope="col">{t('ingredient')}</th>
            <th scope="col" className={styles.number}>
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {product.ingredients.map(({ key, percent: share }) => (
            <tr key={key}>
              <th scope="row" className={styles.name}>
                <span className={styles.legend} data-group={getIngredientGroup(key)}>
                  {getDictionaryEntry(names.ingredients, key)}
                </span>
              </th>
              <td className={styles.number}>{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
