'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** How long a pointer rests on a link before its page is fetched ahead. */
const intentDelay = 80;

/** The link within the site that an event is about, when the router may follow it: marked, and asked for plainly. */
function routerLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-router]') : null;
}

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const relativeUrl = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/**
 * Lets the router follow the links that `Link` writes, and fetches a page ahead when somebody is about to ask for it. One listener for
 * the document: the links themselves stay plain anchors, which cost a phone nothing. `follow` hears of each link before the router does.
 */
export function useRouterLinks(follow?: (link: HTMLAnchorElement) => void): void {
  const router = useRouter();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ahead = new Set<string>();
    let timer = 0;
    function intend(event: Event, delay: number) {
      clearTimeout(timer);
      const link = routerLink(event);
      if (!link || link.pathname === location.pathname || ahead.has(link.pathname)) return;
      timer = window.setTimeout(() => {
        ahead.add(link.pathname);
        router.prefetch(relativeUrl(link));
      }, delay);
    }
    document.addEventListener(
      'click',
      (event) => {
        const link = routerLink(event);
        if (!link || link.target || !isPlain(event)) return;
        // The browser itself goes to a place on the same page.
        if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
        event.preventDefault();
        follow?.(link);
        router.push(relativeUrl(link));
      },
      { signal },
    );
    document.addEventListener('pointerover', (event) => intend(event, intentDelay), { signal, passive: true });
    document.addEventListener('touchstart', (event) => intend(event, 0), { signal, passive: true });
    document.addEventListener('focusin', (event) => intend(event, intentDelay), { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [router, follow]);
}

/** The same for pages without the site's header. */
export function RouterLinks() {
  useRouterLinks();
  return null;
}
