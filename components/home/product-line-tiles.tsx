import { getTranslations } from 'next-intl/server';
import { PackPicture } from '@/components/art/pack-picture';
import { LinkArrow } from '@/components/ui/text-link';
import { sitePaths } from '@/lib/config/site-paths';
import { resolveProductGroupPath } from '@/lib/content/link-path-for-products';
import type { productLines } from '@/lib/content/product-facts-schema';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { insertJoiners } from '@/lib/text/insert-joiners';

type Line = (typeof productLines)[number];

type TileStyle = { field: string; span: string; path?: string; packs?: string[] };

const tileStyles: Record<Line, TileStyle> = {
  'full-range': {
    field: 'clay',
    span: 'md:col-span-12 lg:col-span-7 lg:row-span-2',
    path: sitePaths.fullRange,
    packs: ['duck-dinner', 'simple', 'lamb-dinner'],
  },
  mediterranean: { field: 'olive', span: 'md:col-span-6 lg:col-span-5', path: sitePaths.mediterraneanDiet },
  cats: { field: 'plum', span: 'md:col-span-6 lg:col-span-5', path: sitePaths.cats },
  'just-meat': { field: 'saffron', span: 'md:col-span-6 lg:col-span-4' },
  sausages: { field: 'wine', span: 'md:col-span-6 lg:col-span-4' },
  treats: { field: 'sea', span: 'md:col-span-12 lg:col-span-4' },
};
const lineOrder = Object.keys(tileStyles) as Line[];

/** Shows the six product lines as flat coloured tiles. A line with one product links to that product. */
export async function ProductLineTiles({ products }: { products: Product[] }) {
  const t = await getTranslations('home');
  const names = getProductDictionary(await currentLocale()).lines;
  return (
    <ul aria-label={t('categories')} className="grid gap-4 md:grid-cols-12">
      {lineOrder.map((line) => {
        const { field, span, path, packs } = tileStyles[line];
        const lineProducts = products.filter((product) => product.line === line);
        const visibleProducts = packs
          ? lineProducts.filter(({ slug }) => packs.includes(slug))
          : lineProducts.slice(0, 1);
        const { name, description } = getDictionaryEntry(names, line);
        return (
          <li
            key={line}
            data-field={field}
            className={`${tileClass} ${span} ${packs ? 'md:grid-cols-1 md:grid-rows-[auto_1fr_auto]' : 'lg:grid-cols-[minmax(0,1fr)_7rem]'}`}
          >
            <h3 className={`col-span-full px-6 ${packs ? 'text-2xl md:text-4xl' : 'text-xl lg:text-2xl'}`}>
              <Link
                href={path ?? resolveProductGroupPath(lineProducts)}
                className="no-underline after:absolute after:inset-0"
              >
                {name}
              </Link>
            </h3>
            <div className="flex flex-col pt-2 pb-6 ps-6">
              <p className="mb-6 max-w-[34ch] text-sm">{insertJoiners(description)}</p>
              <p className="mt-auto flex items-center gap-2 font-bold text-sm">
                {t('recipes', { count: lineProducts.length })} <LinkArrow className="size-5" />
              </p>
            </div>
            <div className={`relative ${packs ? 'md:mx-6 md:flex md:h-72 md:justify-end' : ''}`}>
              {visibleProducts.map((product, index) => (
                <PackPicture
                  key={product.slug}
                  product={product}
                  className={`${packClass} ${packs ? `md:static md:-ms-14 md:w-60 lg:w-52 xl:w-60 ${index ? 'max-md:hidden' : ''}` : ''}`}
                />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const tileClass =
  'painted group relative grid grid-cols-[minmax(0,1fr)_6rem] grid-rows-[auto_1fr] overflow-hidden pt-6';
const packClass =
  'absolute top-2 -right-2 h-auto w-32 transition-transform duration-200 group-hover:-translate-y-2 lg:-right-3 lg:w-36';
