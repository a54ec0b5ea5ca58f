import type { ReactNode } from 'react';

/** The anchor of the map: before hydration, a link to it opens the map. */
export const storeMapHash = '#stores-map';

type Props = { labels: Record<'opener' | 'first', string>; picture: ReactNode; onOpen: () => void };

/** The map preview, which the live map replaces when it is pressed. */
export function StoreMapOpener({ labels, picture, onOpen }: Props) {
  return (
    <div id="stores-map" className="store-map-frame">
      <a
        href={storeMapHash}
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
