'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { loadTooltipsOnDemand } from './load-tooltips';
import {
  endNavigationOnPageRestore,
  markNavigationStarted,
  scrollAndFocusAfterNavigation,
} from './navigation-loading-and-focus';

/** How long the pointer or the focus must rest on a link before its page is prefetched. */
const intentDelay = 80;

/** The data of a prerendered page is in memory, and what is shown of it does not become outdated. */
const wholePage = { kind: 'full' } as Parameters<ReturnType<typeof useRouter>['prefetch']>[1];

/** Pages that are rendered for each request: of them the router prefetches no content. */
const renderedPerRequest = /^\/([a-z]{2}\/)?(auth|admin)(\/|$)/;

/** Returns the internal link of an event if the router may follow it: a marked link and a plain click. */
function routerLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-router]') : null;
}

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Lets the router follow the links that `Link` renders, prefetches a page on intent, shows progress and loads tooltips.
 * A single listener on the document: the links stay plain anchors without hydration cost. `rendersQuery` says that the
 * server renders the pages for the query of their URL.
 */
export function useClientSideNavigation(rendersQuery?: boolean): void {
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const passive = { signal, passive: true };
    const ahead = new Set<string>();
    let timer = 0;
    function intend(event: Event) {
      clearTimeout(timer);
      if (navigator.connection?.saveData) return;
      const link = routerLink(event);
      if (!link || link.pathname === location.pathname || ahead.has(link.pathname)) return;
      timer = window.setTimeout(() => {
        ahead.add(link.pathname);
        router.prefetch(link.href, renderedPerRequest.test(link.pathname) ? undefined : wholePage);
      }, intentDelay);
    }
    document.addEventListener(
      'click',
      (event) => {
        clearTimeout(timer);
        const link = routerLink(event);
        if (!link || link.target || !isPlain(event)) return;
        if (link.pathname === location.pathname) {
          // A link to an anchor alone leaves the query, and what was filtered or entered.
          if (link.hash) link.search ||= location.search;
          // The browser scrolls to an anchor of the current page by itself. Islands read the query when their page
          // loads: the router would change the URL and nothing else.
          if (link.search === location.search ? link.hash : !rendersQuery) return;
        }
        event.preventDefault();
        markNavigationStarted(link);
        router.push(link.href);
      },
      { signal },
    );
    // A touch may begin a scroll, and a tap requests the page itself: on a slow line a prefetch would delay it.
    document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && intend(event), passive);
    document.addEventListener('focusin', intend, { signal });
    endNavigationOnPageRestore(signal);
    loadTooltipsOnDemand(signal);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [router, rendersQuery]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL is what ends a navigation.
  useEffect(scrollAndFocusAfterNavigation, [pathname]);
}
