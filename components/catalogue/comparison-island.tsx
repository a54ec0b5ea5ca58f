'use client';

import { useEffect, useRef, useState } from 'react';
import { announceAfterMs } from '@/components/ui/announcement-delay';
import { maxComparedProducts } from '@/lib/content/compared-products-limit';
import { type AnalysisBasis, analysisBases } from '@/lib/content/convert-constituents';
import { parseComparedSlugs, toQueryString } from '@/lib/content/product-finder-query';
import { hasPreservedInput } from '@/lib/forms/preserved-input-attribute-and-key';
import { preserveForeignParameters } from '@/lib/http/preserve-foreign-parameters';
import { writeUrl } from '@/lib/http/write-url';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { ComparedProduct } from './compared-product';
import { ComparisonTable, type ComparisonTableLabels } from './comparison-table';
import { useProductsOnDemand } from './use-products-on-demand';

/** `chosen` contains % for the number of products. */
type Labels = Record<'choose' | 'slot' | 'none' | 'hint' | 'basis' | 'print' | 'share' | 'failed' | 'chosen', string> &
  ComparisonTableLabels;
type Props = {
  /** All products, or empty if there are too many and `source` provides them. */
  products: ComparedProduct[];
  source: string | null;
  lines: { key: string; label: string }[];
  bases: Record<AnalysisBasis, { name: string; note: string }>;
  languageTag: string;
  labels: Labels;
};
type State = { compared: string[]; basis: AnalysisBasis };

/** Compares up to three products side by side. The URL holds their slugs and the basis of the figures. */
export function ComparisonIsland({ products: given, source, lines, bases, languageTag, labels }: Props) {
  const { items: products, load, failed } = useProductsOnDemand(given, source);
  const status = useRef<HTMLParagraphElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [{ compared, basis }, setState] = useState<State>({ compared: [], basis: 'asFed' });
  // Early choices are repeated one after the other, before the first of them is drawn.
  const latest = useRef<State>({ compared, basis });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the catalogue does not change while the page is open.
  useEffect(() => {
    const read = async () => {
      const search = new URLSearchParams(location.search);
      const slugs = (search.has('with') ? await load() : products).map(({ slug }) => slug);
      latest.current = {
        compared: parseComparedSlugs(search, slugs),
        basis: analysisBases.find((known) => known === search.get('per')) ?? 'asFed',
      };
      setState(latest.current);
    };
    const begin = async () => {
      await read();
      if (hasPreservedInput()) (await import('@/lib/forms/preserve-and-restore-input')).restoreInput();
    };
    const back = () => void read();
    // Without the code for it, only what was preserved for a new release is missing.
    begin().catch(() => {});
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  const go = (change: Partial<State>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    const per = next.basis === 'asFed' ? null : next.basis;
    const query = toQueryString([
      ['with', next.compared],
      ['per', per],
    ]);
    writeUrl('pushState', location.pathname + preserveForeignParameters(query, ['with', 'per'], location.search));
    setState(next);
    if (next.compared === compared) return;
    // Emptied first: the same count once more would be no news to a screen reader.
    setAnnouncement('');
    const text = labels.chosen.replace('%', getNumberFormat(languageTag).format(next.compared.length));
    setTimeout(() => setAnnouncement(text), announceAfterMs);
  };
  const choose = (slot: number, slug: string) => {
    const slots = [...latest.current.compared];
    slots[slot] = slug;
    go({ compared: [...new Set(slots.filter(Boolean))] });
  };
  const shown = compared.flatMap((slug) => products.filter((product) => product.slug === slug));

  return (
    <>
      <form
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onFocus={() => void load()}
        onPointerEnter={() => void load()}
        className="noscript:hidden print:hidden"
      >
        <fieldset>
          <legend className="mb-3 text-base">{labels.choose}</legend>
          <div className="grid gap-3 md:grid-cols-3">
            {Array.from({ length: maxComparedProducts }, (_, slot) => slot).map((slot) => (
              <select
                key={slot}
                // By it the control is found again where React makes it anew.
                name="slot"
                aria-label={labels.slot.replace('#', String(slot + 1))}
                value={compared[slot] ?? ''}
                disabled={slot > compared.length}
                onChange={(event) => choose(slot, event.target.value)}
              >
                <option value="">{labels.none}</option>
                {lines.map(({ key, label }) => (
                  <optgroup key={key} label={label}>
                    {products
                      .filter(({ line }) => line === key)
                      .map(({ slug, name }) => (
                        <option key={slug} value={slug} disabled={compared.includes(slug) && compared[slot] !== slug}>
                          {name}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </select>
            ))}
          </div>
        </fieldset>
        <fieldset className="mt-6">
          <legend className="mb-2">{labels.basis}</legend>
          <div className="inline-flex max-w-full flex-wrap rounded-sm border-2 border-foreground">
            {analysisBases.map((each) => (
              <label key={each} className={plate}>
                <input
                  type="radio"
                  name="per"
                  value={each}
                  checked={basis === each}
                  onChange={() => go({ basis: each })}
                  className="absolute inset-0 size-full! cursor-pointer opacity-0 forced-colors:static forced-colors:me-2 forced-colors:size-5! forced-colors:opacity-100"
                />
                {bases[each].name}
              </label>
            ))}
          </div>
        </fieldset>
      </form>
      <p ref={status} role="status" tabIndex={-1} className="mt-3 text-muted text-sm noscript:hidden">
        {failed ? labels.failed : shown.length > 0 ? bases[basis].note : labels.hint}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown.length > 0 && (
        <>
          <ComparisonTable
            products={shown}
            basis={basis}
            languageTag={languageTag}
            labels={labels}
            onRemove={(slug) => {
              go({ compared: compared.filter((each) => each !== slug) });
              // The button disappears with its column, so the focus moves to the status.
              status.current?.focus();
            }}
          />
          <p className="mt-6 flex max-w-none flex-wrap items-center gap-x-6 gap-y-3 text-muted text-sm print:hidden">
            <button type="button" onClick={() => print()} className="link min-h-9 cursor-pointer font-bold">
              {labels.print}
            </button>
            {labels.share}
          </p>
        </>
      )}
    </>
  );
}

const plate =
  'relative inline-flex min-h-11 flex-auto items-center justify-center px-4 py-1.5 font-bold text-sm hover:bg-foreground/10 has-checked:bg-foreground has-checked:text-background has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2';
