import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { MapOptions } from '@/components/map/leaflet-base-map';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { GeoPosition } from '@/lib/stores/distance';
import { type MapLabels, mountLeafletStoreMap, type StoreMapHandle } from './mount-leaflet-store-map';

type Props = {
  stores: DisplayedStore[] | null;
  position?: GeoPosition;
  show?: { id: string };
  labels: MapLabels & { label: string };
  skeleton: ReactNode;
  source: MapOptions;
  onBroken: (error: unknown) => void;
  /** The map is drawn in place of what has been pressed. */
  replacesFocused: RefObject<boolean>;
};

/** The map itself, with its library: loaded when it is first shown. */
export function LeafletStoreMap(props: Props) {
  const { stores, position, show, labels, skeleton, source, onBroken, replacesFocused } = props;
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StoreMapHandle | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the inputs of the map do not change while it is shown.
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let handle: StoreMapHandle | null = null;
    let isUnmounted = false;
    mountLeafletStoreMap(target, source, labels).then((result) => {
      handle = result;
      if (isUnmounted) return result.remove();
      setMap(result);
      // Unless the visitor has moved the focus meanwhile. A popup takes it from the map.
      if (replacesFocused.current && document.activeElement === document.body) target.focus({ preventScroll: true });
    }, onBroken);
    return () => {
      isUnmounted = true;
      handle?.remove();
    };
  }, []);

  useEffect(() => {
    if (map && stores) map.show(stores, position);
  }, [map, stores, position]);

  // Once for each `show`: a popup takes the focus, which must stay in the search field during a later search.
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
