import type { SearchResultWithHighlights } from '@/lib/search/search-engine';
import type { HighlightSegment } from '@/lib/search/split-at-matches';

function Hit({ text }: { text: string }) {
  return <mark className="bg-saffron text-ink">{text}</mark>;
}

function Highlighted({ segments }: { segments: HighlightSegment[] }) {
  return segments.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and are never moved.
    hit ? <Hit key={index} text={text} /> : text,
  );
}

/** Shows a search result: picture if any, title and summary, with the search terms highlighted. */
export function SearchResultContent({ result: { title, summary, picture } }: { result: SearchResultWithHighlights }) {
  return (
    <>
      {picture && (
        // biome-ignore lint/performance/noImgElement: the drawings are static files of a few kilobytes.
        <img src={picture} alt="" width="48" height="48" className="size-12 shrink-0 bg-surface object-contain" />
      )}
      <span className="min-w-0">
        <span className="block font-bold text-base leading-snug">
          <Highlighted segments={title} />
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm">
          <Highlighted segments={summary} />
        </span>
      </span>
    </>
  );
}
