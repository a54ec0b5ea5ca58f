'use client';

import { useEffect } from 'react';

type Props = {
  /** The visitor's session as the server saw it when it made this page (`sessionState`), empty for the signed-out. */
  state: string;
  /** Where this page asks whether that still holds. */
  check: string;
  /** Where a sign-in page goes when somebody signs in in another tab; without it the page is loaded again. */
  onward?: string;
};

const channelName = 'session';

/**
 * Keeps open tabs in step. Each page tells the others what session the server saw; a page that hears something else loads again, and the
 * server decides what it may show. A page that comes back into view asks the server too, for sessions that ended elsewhere.
 */
export function SessionWatch({ state, check, onward }: Props) {
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
