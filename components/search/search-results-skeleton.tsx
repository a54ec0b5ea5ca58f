/** The shape of results that are still on their way: a picture and two lines each. */
export function SearchResultsSkeleton() {
  return (
    <div data-skeleton aria-hidden="true" className="mt-4 grid max-w-4xl animate-pulse gap-3 px-3 pb-3">
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
