'use client';

import type L from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapOptions } from '@/components/map/leaflet-base-map';

type Props = {
  source: MapOptions;
  label: string;
  onPick: (latitude: string, longitude: string) => void;
  at: [string, string];
};

/** Puts the pin at a position, and shows it nearer; without a position, removes it. */
type PlacePin = (latitude: number, longitude: number) => void;

const nearZoom = 11;

/** A map on which a click sets the position. The two number fields beside it do the same. */
export function MapPositionPicker({ source, label, at, onPick }: Props) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [placePin, setPlacePin] = useState<PlacePin | null>(null);
  const pick = useEffectEvent(onPick);
  const [latitude = 0, longitude = 0] = at.map(Number);

  useEffect(() => {
    if (!element) return;
    let remove: (() => void) | undefined;
    let isUnmounted = false;
    import('@/components/map/leaflet-base-map')
      .then(async ({ createLeafletMap, createMarker }) => {
        const map = await createLeafletMap(element, source);
        if (isUnmounted) return map.remove();
        remove = () => map.remove();
        const pin = createMarker([0, 0], 'map-shop', '', label);
        let clicked: L.LatLng | null = null;
        setPlacePin(() => (lat: number, lon: number) => {
          if (!lat || !lon) return pin.remove();
          pin.setLatLng([lat, lon]).addTo(map);
          // Whoever clicked sees the place already.
          if (!clicked?.equals([lat, lon], 0.0001)) map.setView([lat, lon], nearZoom);
        });
        map.on('click', ({ latlng }) => {
          clicked = latlng;
          pick(latlng.lat.toFixed(5), latlng.lng.toFixed(5));
        });
      })
      // biome-ignore lint/suspicious/noConsole: the browser has no other log; the number fields still work.
      .catch((error) => console.error('[map]', error));
    return () => {
      isUnmounted = true;
      remove?.();
      setPlacePin(null);
    };
  }, [element, source, label]);

  useEffect(() => {
    placePin?.(latitude, longitude);
  }, [placePin, latitude, longitude]);

  return <section ref={setElement} aria-label={label} className="isolate h-80 w-full bg-surface" />;
}
