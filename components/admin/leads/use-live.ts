'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** How changes reach the browser: by server-sent events, or by polling every few seconds. */
export type LiveState = 'live' | 'polling';

/**
 * Calls `onPulse` whenever the server reports changed leads. The browser reconnects a broken stream by itself. Until
 * then, or if no stream can be opened, the state is `polling` and the caller polls.
 */
export function useLive(url: string, onPulse: () => void): LiveState {
  const [state, setState] = useState<LiveState>('polling');
  const pulse = useEffectEvent(onPulse);
  useEffect(() => {
    const source = new EventSource(url);
    source.addEventListener('ready', () => {
      setState('live');
      // Pick up changes made while the stream was closed.
      pulse();
    });
    source.addEventListener('leads', () => pulse());
    source.addEventListener('error', () => setState('polling'));
    return () => source.close();
  }, [url]);
  return state;
}
