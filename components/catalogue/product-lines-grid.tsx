import { getFormatter, getTranslations } from 'next-intl/server';
import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import { LinkArrow } from '@/components/ui/text-link';
import { sitePaths } from '@/lib/config/site-paths';
import { resolveProductGroupPath } from '@/lib/content/link-path-for-products';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { insertJoiners } from '@/lib/text/insert-joiners';

type ProductLineTheme = { field: string; picture: string; path?: string };

/** Colour and scene of each product line, and its page if it has one. */
const productLineThemes: Record<Product['line'], ProductLineTheme> = {
  'full-range': { field: 'clay', picture: 'tile/full-range', path: sitePaths.fullRange },
  mediterranean: { field: 'olive', picture: 'tile/mediterranean-diet', path: sitePaths.mediterraneanDiet },
  cats: { field: 'plum', picture: 'tile/cats', path: sitePaths.cats },
  'just-meat': { field: 'wine', picture: 'tile/just-meat' },
  sausages: { field: 'saffron', picture: 'tile/yummy-sausages' },
  treats: { field: 'sea', picture: 'tile/yummy' },
};

type Props = {
  lines: Product['line'][];
  products: Product[];
  /** Width of each field in twelfths on a wide screen, in order. */
  spans: string[];
  /** Texts that replace those of a line. */
  copy?: Partial<Record<Product['line'], { title: string; text?: string }>>;
};

/** Shows product lines side by side with unequal widths. Lines without a product are omitted. */
export async function ProductLinesGrid({ lines, products, spans, copy = {} }: Props) {
  const names = getProductDictionary(await currentLocale()).lines;
  const shown = lines.filter((line) => products.some((product) => product.line === line));
  return (
    <ul className="grid gap-4 md:grid-cols-12">
      {shown.map((line, index) => {
        const { name, description } = getDictionaryEntry(names, line);
        return (
          <li key={line} className={`grid ${spans[index] ?? 'md:col-span-4'}`}>
            <ProductLineTile
              theme={productLineThemes[line]}
              name={copy[line]?.title ?? name}
              text={copy[line]?.text ?? insertJoiners(description)}
              path={resolveProductLinePath(line, products)}
              count={products.filter((product) => product.line === line).length}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the path of a line: its own page, its only product, or the finder filtered by the line. */
function resolveProductLinePath(line: Product['line'], products: Product[]): string {
  return productLineThemes[line].path ?? resolveProductGroupPath(products.filter((product) => product.line === line));
}

type TileProps = {
  theme: ProductLineTheme;
  name: string;
  text: string;
  path: string;
  count: number;
};

/** Shows a product line on its field colour: scene, name, short text and number of products. */
async function ProductLineTile({ theme, name, text, path, count }: TileProps) {
  const t = await getTranslations('catalogue');
  const format = await getFormatter();
  return (
    <article data-field={theme.field} className="painted group relative flex flex-col overflow-hidden">
      <MediaSlotPicture
        slot={theme.picture}
        locale={await currentLocale()}
        className="aspect-3/2 min-h-0 w-full grow object-cover object-bottom"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-6 pt-5 pb-6">
        <h3 className="col-span-full text-xl xl:text-2xl">
          <Link href={path} className="no-underline after:absolute after:inset-0 group-hover:underline">
            {name} <LinkArrow className="size-6" />
          </Link>
        </h3>
        <p className="max-w-[40ch] text-sm">{text}</p>
        <p className="self-end text-end">
          <span className="headline block text-6xl tabular-nums leading-[0.8]">{format.number(count)}</span>
          <span className="mt-2 block font-bold text-xs">{t('recipes', { count })}</span>
        </p>
      </div>
    </article>
  );
}
