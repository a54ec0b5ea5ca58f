'use client';

import { useEffect } from 'react';

type Props = {
  /** The visitor's session as the server saw it when rendering the page (`authStateKey`); empty if signed out. */
  state: string;
  /** URL that returns the current session state. */
  check: string;
  /** Where a sign-in page goes after a sign-in in another tab; without it the page reloads. */
  onward?: string;
};

const channelName = 'session';

/**
 * Synchronises open tabs. Each page broadcasts the session state seen by the server; a page with another state
 * reloads, and the server decides what it may show. A page that becomes visible also sends a request, to
 * detect sessions that ended elsewhere.
 */
export function SessionTabSync({ state, check, onward }: Props) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const channel = new BroadcastChannel(channelName);
    const leave = () => (onward ? location.replace(onward) : location.reload());
    channel.addEventListener('message', ({ data }) => data !== state && leave(), { signal });
    channel.postMessage(state);

    async function checkSession() {
      const response = await fetch(check, { cache: 'no-store', signal }).catch(() => null);
      if (response?.ok && (await response.text()) !== state) leave();
    }
    const seen = () => document.visibilityState === 'visible' && void checkSession();
    document.addEventListener('visibilitychange', seen, { signal });
    window.addEventListener('pageshow', (event) => event.persisted && leave(), { signal });
    return () => {
      controller.abort();
      channel.close();
    };
  }, [state, check, onward]);
  return null;
}
