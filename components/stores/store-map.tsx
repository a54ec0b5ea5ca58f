'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MapSource } from '@/components/map/base-map';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { Position } from '@/lib/stores/distance';
import type { StoreView } from '@/lib/stores/store-view';
import type { MapLabels } from './draw-map';
import type { StoreMapView } from './store-map-view';

export type StoreMapLabels = MapLabels & Record<'label' | 'failed' | 'first' | 'zoom', string>;
type Props = {
  stores: StoreView[] | null;
  load: () => void;
  failed: boolean;
  /** The store to show, once for each object. */
  show?: { id: string };
  position?: Position;
  labels: StoreMapLabels;
  /** The drawn map, which stays until this one is there. */
  picture: ReactNode;
  source: MapSource;
};

const anchor = '#stores-map';

/**
 * The map: a picture until it is touched or a store is to be shown on it. Its library and coastline are fetched then.
 */
export function StoreMap({ load, failed, labels, picture, show, ...view }: Props) {
  const [broken, setBroken] = useState(false);
  const [View, setView] = useState<typeof StoreMapView | null>(null);
  const started = useRef(false);

  function onBroken(error: unknown) {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log.
    console.error('[map]', error);
    started.current = false;
    setBroken(true);
  }
  function start() {
    if (started.current) return;
    started.current = true;
    setBroken(false);
    load();
    import('./store-map-view').then(({ StoreMapView }) => setView(() => StoreMapView), onBroken);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a store or a position that is to be shown starts the map.
  useEffect(() => {
    // Touched before this code arrived, it is in the address.
    if (show || view.position || location.hash === anchor) start();
  }, [show, view.position]);
  const wrong = broken || failed;
  return (
    <>
      <div id="stores-map" className="relative h-[70vh] max-h-152 min-h-80 overflow-hidden bg-surface print:hidden">
        {View && !wrong ? (
          <View {...{ ...view, labels, show, onBroken, skeleton: picture }} />
        ) : (
          <a
            href={anchor}
            aria-label={fillTemplate(labels.fact, { label: labels.label, value: labels.first })}
            className="absolute inset-0 cursor-pointer"
            onClick={(event) => {
              event.preventDefault();
              start();
            }}
          >
            {picture}
            <span className="absolute end-3 bottom-3 bg-background px-3 py-1.5 font-bold text-sm">{labels.first}</span>
          </a>
        )}
      </div>
      {wrong ? (
        <p role="alert" className="mt-2">
          {labels.failed}
        </p>
      ) : (
        View && <p className="mt-2 text-muted text-sm">{labels.zoom}</p>
      )}
    </>
  );
}
