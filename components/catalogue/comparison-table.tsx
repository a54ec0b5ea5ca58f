import { MediaImage } from '@/components/art/media-image';
import { compareNutrition, markHighAndLow } from '@/lib/content/compare-nutrition';
import type { AnalysisBasis } from '@/lib/content/convert-constituents';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { localePunctuation } from '@/lib/i18n/punctuation';
import type { ComparedProduct } from './compared-product';

export type ComparisonTableLabels = {
  result: string;
  remove: string;
  high: string;
  low: string;
  same: string;
  grams: string;
  /** Labels of the rows by key. */
  lines: Record<string, string>;
  energyUnits: Record<AnalysisBasis, string>;
};
type Props = {
  products: ComparedProduct[];
  basis: AnalysisBasis;
  languageTag: string;
  labels: ComparisonTableLabels;
  onRemove: (slug: string) => void;
};

/** Shows products as columns. Row labels stand above the values, so that three columns fit a phone. */
export function ComparisonTable({ products, basis, languageTag, labels, onRemove }: Props) {
  const number = (digits: number, percent = false) =>
    getNumberFormat(languageTag, {
      minimumFractionDigits: percent ? 0 : digits,
      maximumFractionDigits: digits,
      ...(percent ? { style: 'percent' } : {}),
    });
  const { part, colon } = localePunctuation(languageTag);
  const lines = Object.keys(products[0]?.cells ?? {});
  return (
    <table className="mt-6 table-fixed print:break-inside-auto">
      <caption className="sr-only">{labels.result}</caption>
      <thead>
        <tr>
          {products.map(({ slug, name, href, pack, protein }) => (
            <th key={slug} scope="col" data-protein={protein} className={`${cell} relative align-top`}>
              <div className="mb-3 border-field border-b-8 bg-surface px-2 pt-3 print:hidden">
                <MediaImage media={pack} className="mx-auto h-auto w-full max-w-40" />
              </div>
              <a href={href} className="headline text-lg no-underline hover:underline sm:text-2xl">
                {name}
              </a>
              {products.length > 1 && (
                <button
                  type="button"
                  aria-label={labels.remove.replace('#', name)}
                  data-tooltip={labels.remove.replace('#', name)}
                  onClick={() => onRemove(slug)}
                  className="absolute end-0 top-2 grid size-9 cursor-pointer place-items-center text-lg print:hidden"
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {compareNutrition(products, basis).map((figure) => {
        const { key, unit, digits, values } = figure;
        const places = markHighAndLow(figure);
        const same = products.length > 1 && places.every((place) => place === null);
        const top = Math.max(...values);
        const format = number(unit === 'percent' ? 1 : digits, unit === 'percent');
        return (
          <tbody key={key} className="break-inside-avoid">
            <tr>
              <th scope="rowgroup" colSpan={products.length} className={lineName}>
                {labels.lines[key]}
                {unit === 'energy' && (
                  <span className="font-normal text-muted">
                    {part}
                    {labels.energyUnits[basis]}
                  </span>
                )}
                {same && (
                  <span className="font-normal text-muted">
                    {colon}
                    {labels.same}
                  </span>
                )}
              </th>
            </tr>
            <tr>
              {products.map(({ slug, protein }, index) => {
                const value = values[index] ?? 0;
                const place = places[index];
                return (
                  <td key={slug} data-protein={protein} className={cell}>
                    <span className={`headline block text-xl tabular-nums sm:text-3xl ${same ? 'text-muted' : ''}`}>
                      {format.format(unit === 'percent' ? value / 100 : value)}
                      {unit === 'grams' && <small className="ms-1">{labels.grams}</small>}
                    </span>
                    <span aria-hidden="true" className="mt-1 block h-2 bg-surface">
                      <span
                        className="block h-full bg-tone print:[print-color-adjust:exact]"
                        style={{ inlineSize: `${top ? (value / top) * 100 : 0}%` }}
                      />
                    </span>
                    <span className="mt-1 block min-h-5 font-bold text-accent-text text-xs">
                      {place && labels[place]}
                    </span>
                  </td>
                );
              })}
            </tr>
          </tbody>
        );
      })}
      {lines.map((line) => (
        <tbody key={line} className="break-inside-avoid">
          <tr>
            <th scope="rowgroup" colSpan={products.length} className={lineName}>
              {labels.lines[line]}
            </th>
          </tr>
          <tr>
            {products.map(({ slug, cells }) => (
              <td key={slug} className={`${cell} align-top`}>
                <ul className="wrap-anywhere grid list-none gap-1 hyphens-auto text-xs max-sm:tracking-tight sm:text-sm">
                  {cells[line]?.map((label) => (
                    <li key={label} className={shared(products, line, label) ? 'text-muted' : 'font-bold'}>
                      {label}
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

const cell = 'border-0! px-2! py-2! first:ps-0! last:pe-0!';
const lineName = 'border-border! border-0! border-t! pt-4! pb-0! pe-0! text-sm';

/** True if every product has this label. Labels that differ are bold. */
const shared = (products: ComparedProduct[], line: string, label: string) =>
  products.every(({ cells }) => cells[line]?.includes(label));
