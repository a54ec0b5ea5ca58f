import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { resolveProductLinePath } from './product-line-path';
import { productLineThemes } from './product-line-theme';
import { ProductLineTile } from './product-line-tile';

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
              text={copy[line]?.text ?? description}
              path={resolveProductLinePath(line, products)}
              count={products.filter((product) => product.line === line).length}
            />
          </li>
        );
      })}
    </ul>
  );
}
