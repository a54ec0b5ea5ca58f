import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useIsLongPending } from '@/components/ui/use-is-long-pending';

/** Whether an event requests another view of the list; null if it has nothing to do with the list. */
function requestsView(event: Event): boolean | null {
  const { target } = event;
  if (target instanceof HTMLFormElement)
    return !event.defaultPrevented && target.method === 'get' && new URL(target.action).pathname === location.pathname
      ? true
      : null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !(event instanceof MouseEvent) || link.pathname !== location.pathname) return null;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return link.search !== location.search;
}

/**
 * True once another view of the list (kind, filter, search, page) has been requested and is late; whether the router
 * or the browser fetches it. The wait ends with another query, or with another value of `drawn`: a request may lead
 * back to the view that it left.
 */
export function useIsListLongPending(drawn?: unknown): boolean {
  const search = useSearchParams().toString();
  const [left, setLeft] = useState<{ search: string; drawn: unknown } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const begin = (event: Event) => {
      const requested = requestsView(event);
      if (requested !== null) setLeft(requested ? { search, drawn } : null);
    };
    const end = () => setLeft(null);
    document.addEventListener('click', begin, { signal, capture: true });
    // After React, which prevents it for a form that a program sends.
    window.addEventListener('submit', begin, { signal });
    for (const type of ['pageshow', 'popstate']) window.addEventListener(type, end, { signal });
    // The visitor stopped the browser from loading it.
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener('navigateerror', end, { signal });
    return () => controller.abort();
  }, [search, drawn]);
  return useIsLongPending(left !== null && left.search === search && left.drawn === drawn);
}
