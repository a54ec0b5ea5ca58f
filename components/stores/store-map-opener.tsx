import type { ReactNode } from 'react';

/** The map's element, by which a link before hydration opens it. */
export const mapAnchor = '#stores-map';

type Props = { labels: Record<'opener' | 'first', string>; picture: ReactNode; onOpen: () => void };

/** The drawn map, which becomes the live one when it is touched. */
export function StoreMapOpener({ labels, picture, onOpen }: Props) {
  return (
    <div id="stores-map" className="store-map-frame">
      <a
        href={mapAnchor}
        aria-label={labels.opener}
        className="absolute inset-0 cursor-pointer"
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        {picture}
        <span className="absolute start-3 bottom-3 bg-background px-3 py-1.5 font-bold text-sm">{labels.first}</span>
      </a>
    </div>
  );
}
