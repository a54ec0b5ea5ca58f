'use client';

import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { InboxLead, InboxListPage, NewLeadCounts } from '@/lib/leads/inbox-page-data';
import { type LiveUpdateMode, useLiveUpdates } from './use-live-updates';

const maxPauseMs = 30_000;
const cacheMs = 5 * 60_000;

/**
 * The cache of inbox pages in the browser: three retries with increasing delays, and a lifetime of five minutes.
 */
export function InboxPageCache({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            retry: 3,
            retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, maxPauseMs),
            gcTime: cacheMs,
            staleTime: 0,
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const refetchIntervals = { live: 60_000, polling: 5000 };

async function read(url: string, signal: AbortSignal): Promise<InboxListPage> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
  // A redirect means that the session ended. The reload then leads to the sign-in page.
  if (response.redirected) window.location.reload();
  if (!response.ok || response.redirected) throw new Error(`the inbox answered ${response.status}`);
  return response.json();
}

const queryKeyOf = (listUrl: string) => ['inbox', listUrl];

/** Returns the current inbox page: first the server-rendered one, then every update. */
export function useLiveInboxPage(
  urls: { list: string; live: string },
  first: InboxListPage,
): { page: InboxListPage; state: LiveUpdateMode | 'offline'; refresh: () => Promise<void> } {
  const client = useQueryClient();
  const queryKey = queryKeyOf(urls.list);
  const refresh = () => client.invalidateQueries({ queryKey });
  const live = useLiveUpdates(urls.live, refresh);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(urls.list, signal),
    initialData: first,
    // The server rendered this data just now.
    initialDataUpdatedAt: Date.now,
    staleTime: 2000,
    refetchInterval: refetchIntervals[live],
  });
  return { page: data, state: isError ? 'offline' : live, refresh };
}

type NewLeadCountProps = { listUrl: string; kind: keyof NewLeadCounts; first: string };

/**
 * How many leads of a kind are new, as a text that follows the updates of the list. Drawn from them, not by the router:
 * if its request failed it would load the whole page anew, without what is selected.
 */
export function NewLeadCount({ listUrl, kind, first }: NewLeadCountProps) {
  // Only the list itself fetches.
  const { data } = useQuery({
    queryKey: queryKeyOf(listUrl),
    queryFn: ({ signal }) => read(listUrl, signal),
    enabled: false,
  });
  // During a rolling update an instance of the release before may respond, without them.
  return (data as Partial<InboxListPage> | undefined)?.newLeadCounts?.[kind] ?? first;
}

/**
 * How many leads of a list arrived after it was loaded. A lead that only joined it, because a colleague assigned it,
 * did not arrive.
 */
export function countArrivedRows(rows: Pick<InboxLead, 'id' | 'receivedAt'>[], first: InboxListPage): number {
  const known = new Set(first.rows.map(({ id }) => id));
  const loaded = Date.parse(first.loadedAt);
  return rows.filter(({ id, receivedAt }) => Date.parse(receivedAt) > loaded && !known.has(id)).length;
}

/** How many leads have arrived since the list was first drawn. */
export function useCountOfRowsSinceLoad(rows: InboxLead[], page: InboxListPage): number {
  const [first] = useState(page);
  return countArrivedRows(rows, first);
}
