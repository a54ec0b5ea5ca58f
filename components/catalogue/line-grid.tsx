import { getDictionary, type Product, term } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';
import { linePath, lineThemes } from './line-theme';
import { LineTile } from './line-tile';

type Props = {
  lines: Product['line'][];
  products: Product[];
  /** Width of each field in twelfths on a wide screen, in order. */
  spans: string[];
  /** Words that replace a line's own. */
  copy?: Partial<Record<Product['line'], { title: string; text?: string }>>;
};

/** Lines of the range side by side, of unequal width. A line without a product is left out. */
export async function LineGrid({ lines, products, spans, copy = {} }: Props) {
  const names = getDictionary(await currentLocale()).lines;
  const shown = lines.filter((line) => products.some((product) => product.line === line));
  return (
    <ul className="grid gap-4 md:grid-cols-12">
      {shown.map((line, index) => {
        const { name, description } = term(names, line);
        return (
          <li key={line} className={`grid ${spans[index] ?? 'md:col-span-4'}`}>
            <LineTile
              theme={lineThemes[line]}
              name={copy[line]?.title ?? name}
              text={copy[line]?.text ?? description}
              path={linePath(line, products)}
              count={products.filter((product) => product.line === line).length}
            />
          </li>
        );
      })}
    </ul>
  );
}
