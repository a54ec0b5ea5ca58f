'use client';

import { useEffect } from 'react';
import { suppressUnsavedChangesWarning } from '@/lib/forms/preserve-and-restore-input';

type Props = {
  /** The visitor's session as the server saw it when rendering the page (`sessionFingerprint`); empty if signed out. */
  state: string;
  /** URL that returns the current session state. */
  check: string;
  /** Where a sign-in page goes after a sign-in in another tab; without it the page reloads. */
  onward?: string;
  /** True while a reload would lose what was entered. */
  hasUnsavedInput?: () => boolean;
};

const channelName = 'session';

/** True when nobody else has signed in: the user of the page is signed out, or signed in at another level. */
const isSameUserOrNobody = (state: string, other: string) =>
  other === '' || other.split(' ')[0] === state.split(' ')[0];

/**
 * Synchronises open tabs. Each page broadcasts the session state seen by the server; a page with another state
 * reloads, and the server decides what it may show. A page that becomes visible also sends a request, to
 * detect sessions that ended elsewhere. Unsaved input waits for its user, who may sign in again in another tab: its
 * page reloads when it becomes visible without any, or as soon as somebody else signs in.
 */
export function SessionTabSync({ state, check, onward, hasUnsavedInput }: Props) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const channel = new BroadcastChannel(channelName);
    const leave = () => (onward ? location.replace(onward) : location.reload());
    const follow = (other: string) => {
      if (other === state) return;
      const isInOtherHands = !isSameUserOrNobody(state, other);
      if (!isInOtherHands && hasUnsavedInput?.()) return;
      // Nobody may stay on another member's page, so no dialog asks about its input.
      if (isInOtherHands) suppressUnsavedChangesWarning();
      leave();
    };
    channel.addEventListener('message', ({ data }) => follow(data), { signal });
    channel.postMessage(state);

    async function checkSession() {
      const response = await fetch(check, { cache: 'no-store', signal }).catch(() => null);
      if (response?.ok) follow(await response.text());
    }
    const seen = () => document.visibilityState === 'visible' && void checkSession();
    document.addEventListener('visibilitychange', seen, { signal });
    window.addEventListener('pageshow', (event) => event.persisted && leave(), { signal });
    return () => {
      controller.abort();
      channel.close();
    };
  }, [state, check, onward, hasUnsavedInput]);
  return null;
}
