import { getFormatter, getTranslations } from 'next-intl/server';
import { PackPicture } from '@/components/art/pack-picture';
import { buttonVariants } from '@/components/ui/button';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelsAfterFirst } from '@/lib/i18n/lowercase-first';
import { insertJoiners } from '@/lib/text/insert-joiners';

type Props = { product: Product; text: string; mirrored: boolean };

/**
 * Shows one product on the colour of its distinguishing protein: a large pack before a moon, its description,
 * energy in large figures, and its meats.
 */
export async function ProductShowcasePanel({ product, text, mirrored }: Props) {
  const t = await getTranslations();
  const format = await getFormatter();
  const locale = await currentLocale();
  const names = getProductDictionary(locale);
  const list = (labels: string[]) => insertJoiners(format.list(lowercaseLabelsAfterFirst(labels, languageTag(locale))));
  const { copy, path, proteins, nutrition, formats } = product;
  return (
    <article
      data-protein={proteins.at(-1)}
      className="painted grid items-center gap-x-8 overflow-hidden px-6 pt-8 sm:grid-cols-2 lg:px-12"
    >
      <div className={`pb-8 lg:py-14 ${mirrored ? 'sm:order-last' : ''}`}>
        {copy.badge && <p className="eyebrow">{copy.badge}</p>}
        <h3 className="mt-3 text-4xl">{copy.name}</h3>
        <p className="lead mt-4">{text}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
          <span className="headline text-6xl tabular-nums leading-none">{format.number(nutrition.kcal)}</span>
          <span className="font-bold text-sm">{t('compare.energyUnits.asFed')}</span>
        </p>
        <p className="mt-4 font-bold text-sm">{list(proteins.map((key) => getDictionaryEntry(names.proteins, key)))}</p>
        <p className="mt-1 text-sm">{list(formats.map((key) => getDictionaryEntry(names.formats, key).name))}</p>
        <p className="mt-7">
          <Link href={path} className={buttonVariants({ variant: 'outline' })}>
            {t.rich('catalogue.learnMore', {
              product: copy.name,
              name: (chunks) => <span className="sr-only">{chunks}</span>,
            })}
          </Link>
        </p>
      </div>
      <div className="relative self-end before:absolute before:inset-x-0 before:top-[6%] before:mx-auto before:aspect-square before:w-[min(100%,30rem)] before:rounded-full before:bg-limestone">
        <PackPicture product={product} className="relative mx-auto -mb-[12%] h-auto w-3/5 max-w-72 lg:max-w-96" />
      </div>
    </article>
  );
}
