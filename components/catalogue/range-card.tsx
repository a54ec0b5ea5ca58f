import { getFormatter, getTranslations } from 'next-intl/server';
import { Pack } from '@/components/art/pack';
import { Badge } from '@/components/ui/badge';
import { LinkArrow } from '@/components/ui/link';
import { getDictionary, type Product, term } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/navigation';

/** A product to choose by: pack, energy and shares, packs and tags, the way to its page and to the comparison. */
export async function RangeCard({ product }: { product: Product }) {
  const t = await getTranslations();
  const format = await getFormatter();
  const names = getDictionary(await currentLocale());
  const { slug, path, proteins, words, nutrition, bonePercent, formats, tags } = product;
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  const shares = [
    ['protein', nutrition.protein],
    ['fat', nutrition.fat],
    ['bone', bonePercent],
  ] as const;
  return (
    <article
      data-protein={proteins[0]}
      className="grid h-full grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-1 sm:grid-rows-[auto_1fr]"
    >
      <Link
        href={path}
        tabIndex={-1}
        aria-hidden="true"
        className="group block self-start border-field border-b-8 bg-surface px-3 pt-4 sm:px-6 sm:pt-6"
      >
        <Pack
          product={product}
          className="mx-auto h-auto w-full max-w-44 transition-transform duration-200 group-hover:-translate-y-1"
        />
      </Link>
      <div className="flex flex-col sm:pt-4">
        <h3 className="text-xl">
          <Link href={path} className="no-underline hover:underline">
            {words.name}
          </Link>
        </h3>
        <p className="mt-1 text-muted text-sm">{words.subtitle}</p>
        <p className="mt-3 flex items-baseline gap-2 leading-none">
          <span className="headline text-3xl tabular-nums">{format.number(nutrition.kcal)}</span>
          <span className="text-muted text-xs">{t('compare.energyUnits.asFed')}</span>
        </p>
        <dl className="mt-3 grid grid-cols-3 gap-x-2 border-border border-y py-2 text-xs">
          {shares.map(([figure, value]) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt className="font-normal text-muted hyphens-auto">{t(`finder.figures.${figure}`)}</dt>
              <dd className="font-bold text-sm tabular-nums">{percent(value)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm">{format.list(formats.map((key) => term(names.formats, key).name))}</p>
        <ul className="mt-2 mb-4 flex flex-wrap gap-1">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{term(names.tags, tag)}</Badge>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Link href={path} className="group link inline-block py-1 font-bold text-sm">
            {t.rich('catalogue.learnMore', {
              product: words.name,
              name: (chunks) => <span className="sr-only">{chunks}</span>,
            })}{' '}
            <LinkArrow />
          </Link>
          <label className="flex min-h-11 cursor-pointer items-center gap-2 font-normal text-sm print:hidden">
            <input type="checkbox" name="with" value={slug} form="compare-form" autoComplete="off" />
            <span>
              {t.rich('finder.compareProduct', {
                product: words.name,
                name: (chunks) => <span className="sr-only">{chunks}</span>,
              })}
            </span>
          </label>
        </div>
      </div>
    </article>
  );
}
