import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MapOptions } from '@/components/map/base-map';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { GeoPosition } from '@/lib/stores/distance';
import { drawStoreMap, type MapLabels, type StoreMapHandle } from './draw-map';

type Props = {
  stores: DisplayedStore[] | null;
  position?: GeoPosition;
  show?: { id: string };
  labels: MapLabels & { label: string };
  skeleton: ReactNode;
  source: MapOptions;
  onBroken: (error: unknown) => void;
};

/** The map itself, with its library: loaded when it is first shown. */
export function StoreMapView({ stores, position, show, labels, skeleton, source, onBroken }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StoreMapHandle | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the map is made of does not change while it is shown.
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let drawn: StoreMapHandle | null = null;
    let gone = false;
    drawStoreMap(target, source, labels).then((result) => {
      drawn = result;
      if (gone) result.remove();
      else setMap(result);
    }, onBroken);
    return () => {
      gone = true;
      drawn?.remove();
    };
  }, []);

  useEffect(() => {
    if (map && stores) map.show(stores, position);
  }, [map, stores, position]);

  // Once: a popup takes the focus, which a later search has in its field.
  const opened = useRef<Props['show']>(undefined);
  useEffect(() => {
    if (!map || !stores || !show || opened.current === show) return;
    opened.current = show;
    map.open(show.id);
  }, [map, stores, show]);

  return (
    <>
      {!map && skeleton}
      <section ref={element} aria-label={labels.label} className="isolate size-full bg-surface" />
    </>
  );
}
