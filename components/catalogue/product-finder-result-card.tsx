import type { ReactNode } from 'react';
import type { ProductFinderCardData, ProductFinderCardLabels } from './product-finder-card-data';

/**
 * Class names and elements rendered on the server, so that the class-merging library stays out of the browser bundle.
 */
export type BadgeClassAndArrowElement = { badge: string; arrow: ReactNode };
type Props = {
  slug: string;
  card: ProductFinderCardData;
  labels: ProductFinderCardLabels;
  theme: BadgeClassAndArrowElement;
};

/**
 * Shows a product for choosing: pack, energy and shares, packs and tags, a link to
 * its page and a checkbox to compare it.
 */
export function ProductFinderResultCard({ slug, card, labels, theme }: Props) {
  const { href, protein, pack, name, subtitle, kcal, shares, formats, tags } = card;
  return (
    <article
      data-protein={protein}
      className="grid h-full grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-1 sm:grid-rows-[auto_1fr]"
    >
      {/* biome-ignore lint/a11y/useAnchorContent: the heading is the same link; this one is for pointers only. */}
      <a
        href={href}
        data-router=""
        tabIndex={-1}
        aria-hidden="true"
        className="group block self-start border-field border-b-8 bg-surface px-3 pt-4 sm:px-6 sm:pt-6"
      >
        {/* biome-ignore lint/performance/noImgElement: the drawings are static files of a few kilobytes; an optimiser adds nothing. */}
        <img
          src={pack.file}
          width={pack.width}
          height={pack.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto w-full max-w-44 transition-transform duration-200 group-hover:-translate-y-1"
        />
      </a>
      <div className="flex flex-col sm:pt-4">
        <h3 className="text-xl">
          <a href={href} data-router="" className="no-underline hover:underline">
            {name}
          </a>
        </h3>
        <p className="mt-1 text-muted text-sm">{subtitle}</p>
        <p className="mt-3 flex items-baseline gap-2 leading-none">
          <span className="headline whitespace-nowrap text-3xl tabular-nums">{kcal}</span>
          <span className="text-muted text-xs">{labels.energyUnit}</span>
        </p>
        <dl className="mt-3 grid grid-cols-3 gap-x-2 border-border border-y py-2 text-xs">
          {labels.shares.map((share, index) => (
            <div key={share} className="flex flex-col-reverse justify-end">
              <dt className="font-normal text-muted hyphens-auto">{share}</dt>
              <dd className="font-bold text-sm tabular-nums">{shares[index]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm">{formats}</p>
        <ul className="mt-2 mb-4 flex flex-wrap gap-1">
          {tags.map((tag) => (
            <li key={tag} className={theme.badge}>
              {tag}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <a href={href} data-router="" className="group link inline-block py-1 font-bold text-sm pointer-coarse:py-3">
            <Spoken parts={labels.learnMore} name={name} /> {theme.arrow}
          </a>
          <label className="flex min-h-11 cursor-pointer items-center gap-2 font-normal text-sm print:hidden">
            <input type="checkbox" name="with" value={slug} form="compare-form" />
            <span>
              <Spoken parts={labels.compare} name={name} />
            </span>
          </label>
        </div>
      </div>
    </article>
  );
}

/** A short label that includes the product's name for screen readers: every second part is visually hidden. */
function Spoken({ parts, name }: { parts: string[]; name: string }) {
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={part} className="sr-only">
        {part.replace('%', name)}
      </span>
    ) : (
      part
    ),
  );
}
