'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** How changes reach the browser: by server-sent events, or by polling every few seconds. */
export type LiveUpdateMode = 'live' | 'polling';

/**
 * Calls `onChange` whenever the server reports changed leads. The browser reconnects a broken stream by itself. Until
 * then, or if no stream can be opened, the state is `polling` and the caller polls.
 */
export function useLiveUpdates(url: string, onChange: () => void): LiveUpdateMode {
  const [state, setState] = useState<LiveUpdateMode>('polling');
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const source = new EventSource(url);
    source.addEventListener('ready', () => {
      setState('live');
      // Pick up changes made while the stream was closed.
      changed();
    });
    source.addEventListener('leads', () => changed());
    source.addEventListener('error', () => setState('polling'));
    return () => source.close();
  }, [url]);
  return state;
}
