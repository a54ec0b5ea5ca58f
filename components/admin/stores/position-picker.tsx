'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapSource } from '@/components/map/base-map';

type Props = {
  source: MapSource;
  label: string;
  onPick: (latitude: string, longitude: string) => void;
  at: [string, string];
};

/** A map on which a click sets the position. The two number fields beside it do the same. */
export function PositionPicker({ source, label, at, onPick }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const pick = useEffectEvent(onPick);
  const [latitude, longitude] = at.map(Number);
  const start = useRef({ latitude, longitude });

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let remove: (() => void) | undefined;
    let isUnmounted = false;
    import('@/components/map/base-map')
      .then(async ({ createMap, marker }) => {
        const map = await createMap(target, source);
        if (isUnmounted) return map.remove();
        remove = () => map.remove();
        const { latitude: lat, longitude: lon } = start.current;
        const pin = marker([lat || 38.6, lon || 24], 'map-shop', '', label);
        if (lat && lon) {
          pin.addTo(map);
          map.setView([lat, lon], 11);
        }
        map.on('click', ({ latlng }) => {
          pin.setLatLng(latlng).addTo(map);
          pick(latlng.lat.toFixed(5), latlng.lng.toFixed(5));
        });
      })
      // biome-ignore lint/suspicious/noConsole: the browser has no other log; the number fields still work.
      .catch((error) => console.error('[map]', error));
    return () => {
      isUnmounted = true;
      remove?.();
    };
  }, [source, label]);

  return <section ref={element} aria-label={label} className="isolate h-80 w-full bg-surface" />;
}
