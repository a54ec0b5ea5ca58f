const places = { page: 'mt-8 max-w-4xl', dialog: 'mt-4 px-3 pb-3' };

/**
 * The shape of results that are still on their way, where they will be: a heading, and a picture and two lines each.
 */
export function SearchResultsSkeleton({ place }: { place: keyof typeof places }) {
  return (
    <div data-skeleton aria-hidden="true" className={`grid animate-pulse gap-4 ${places[place]}`}>
      <span className={`w-1/4 bg-border ${place === 'page' ? 'h-8' : 'h-4'}`} />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-4">
          <span className="size-12 shrink-0 bg-border" />
          <span className="grid grow gap-2">
            <span className="h-4 w-2/5 bg-border" />
            <span className="h-3 w-4/5 bg-border" />
          </span>
        </div>
      ))}
    </div>
  );
}
