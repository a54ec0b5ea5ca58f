'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MapSource } from '@/components/map/base-map';
import type { Position } from '@/lib/stores/distance';
import type { StoreView } from '@/lib/stores/store-view';
import type { MapLabels } from './draw-map';
import type { StoreMapView } from './store-map-view';

export type StoreMapLabels = MapLabels & Record<'show' | 'hide' | 'label' | 'failed', string>;
type Props = {
  stores: StoreView[] | null;
  load: () => void;
  failed: boolean;
  position?: Position;
  labels: StoreMapLabels;
  skeleton: ReactNode;
  source: MapSource;
};

/** The map behind its switch. Its library, coastline and shops are fetched when it is first shown. */
export function StoreMap({ load, failed, labels, ...view }: Props) {
  const element = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  const [View, setView] = useState<typeof StoreMapView | null>(null);

  function onBroken(error: unknown) {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log.
    console.error('[map]', error);
    setBroken(true);
  }
  function toggle(shown: boolean) {
    setBroken(false);
    setOpen(shown);
    if (!shown) return;
    load();
    import('./store-map-view').then(({ StoreMapView }) => setView(() => StoreMapView), onBroken);
  }
  // Opened before the scripts came, it told nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands when it comes to life counts.
  useEffect(() => {
    if (element.current?.open) toggle(true);
  }, []);
  return (
    <details
      ref={element}
      className="mb-12 border-foreground border-y-2 py-2 noscript:hidden print:hidden"
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary className="min-h-11 font-bold">{open ? labels.hide : labels.show}</summary>
      {broken || failed ? (
        <p role="alert" className="py-6">
          {labels.failed}
        </p>
      ) : (
        <div className="relative mt-3 mb-2 h-96 md:h-120">
          {open && View ? <View {...{ ...view, labels, onBroken }} /> : view.skeleton}
        </div>
      )}
    </details>
  );
}
