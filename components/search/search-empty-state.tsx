import type { SearchLabels } from './build-search-labels';

/** Shown if a search has no results: suggests other search terms and links to the main pages. */
export function SearchEmptyState({ labels: { empty, emptyText, ways } }: { labels: SearchLabels }) {
  return (
    <div className="overflow-y-auto px-4 pb-5">
      <p className="font-bold">{empty}</p>
      <p>{emptyText}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="link inline-block py-2">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
