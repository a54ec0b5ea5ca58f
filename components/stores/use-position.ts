'use client';

import { useState } from 'react';
import type { Position } from '@/lib/stores/distance';

/** Where the visitor is, asked for on a click only. It stays in this page: nothing sends it anywhere. */
export function usePosition() {
  const [position, setPosition] = useState<Position>();
  const [state, setState] = useState<'off' | 'asking' | 'on' | 'denied'>('off');

  function locate() {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition({ latitude: coords.latitude, longitude: coords.longitude });
        setState('on');
      },
      () => setState('denied'),
      { maximumAge: 300_000, timeout: 15_000 },
    );
  }
  function forget() {
    setPosition(undefined);
    setState('off');
  }
  return { position, state, locate, forget };
}
