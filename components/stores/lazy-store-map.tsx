import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MapOptions } from '@/components/map/leaflet-base-map';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { GeoPosition } from '@/lib/stores/distance';
import type { LeafletStoreMap } from './leaflet-store-map';
import type { MapLabels } from './mount-leaflet-store-map';
import { StoreMapOpener } from './store-map-opener';

export type StoreMapLabels = MapLabels & Record<'label' | 'failed' | 'first' | 'opener' | 'zoom', string>;
type Props = {
  stores: DisplayedStore[] | null;
  /** The stores could not be fetched. */
  failed: boolean;
  onRetry: () => void;
  /** The store to show, once for each object. */
  show?: { id: string };
  position?: GeoPosition;
  labels: StoreMapLabels;
  /** The map preview, visible until this map has loaded. */
  picture: ReactNode;
  source: MapOptions;
};

/** The live map. Its library and coastline are fetched when it is first drawn, and again after a failure. */
export function LazyStoreMap({ failed, onRetry, labels, picture, show, ...view }: Props) {
  const [broken, setBroken] = useState(false);
  const [View, setView] = useState<typeof LeafletStoreMap | null>(null);
  // The first time this is drawn, the pressed opener is still in the page.
  const replacesFocused = useRef(document.activeElement?.closest('#stores-map') != null);

  function onBroken(error: unknown) {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log.
    console.error('[map]', error);
    setBroken(true);
  }
  function start() {
    setBroken(false);
    import('./leaflet-store-map').then(({ LeafletStoreMap }) => setView(() => LeafletStoreMap), onBroken);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new store or position to show restarts a broken map.
  useEffect(start, [show, view.position]);

  if (broken || failed)
    return (
      <>
        <StoreMapOpener
          {...{ labels, picture }}
          onOpen={() => {
            replacesFocused.current = true;
            onRetry();
            start();
          }}
        />
        <p role="alert" className="mt-2">
          {labels.failed}
        </p>
      </>
    );
  return (
    <>
      <div id="stores-map" className="store-map-frame">
        {View ? <View {...{ ...view, labels, show, onBroken, replacesFocused, skeleton: picture }} /> : picture}
      </div>
      {View && <p className="mt-2 text-muted text-sm">{labels.zoom}</p>}
    </>
  );
}
