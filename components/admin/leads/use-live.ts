'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** How changes reach the browser: told by the server as they happen, or asked for every few seconds. */
export type LiveState = 'live' | 'polling';

/**
 * Calls `onPulse` whenever the server says that leads have changed. The browser opens the stream again by itself when it breaks; until then, and
 * where no stream gets through, the state is `polling` and the caller asks by itself.
 */
export function useLive(url: string, onPulse: () => void): LiveState {
  const [state, setState] = useState<LiveState>('polling');
  const pulse = useEffectEvent(onPulse);
  useEffect(() => {
    const source = new EventSource(url);
    source.addEventListener('ready', () => {
      setState('live');
      // What changed while nobody listened.
      pulse();
    });
    source.addEventListener('leads', () => pulse());
    source.addEventListener('error', () => setState('polling'));
    return () => source.close();
  }, [url]);
  return state;
}
