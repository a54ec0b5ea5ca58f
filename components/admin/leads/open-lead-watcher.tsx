'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { TextWithIsolatedNames } from '@/components/forms/text-with-isolated-names';
import { isActionPending } from '@/components/forms/use-resilient-action';
import { Alert } from '@/components/ui/alert';
import { saveLeadNavigationState } from './use-adjacent-lead-finder';
import { useLiveUpdates } from './use-live-updates';

type Props = { lead: string; live: string; state: string; version: number; page: string; reload: string };

const pollMs = 10_000;

/** Reports when somebody else changes the open lead; the input stays until the reader loads the change. */
export function OpenLeadWatcher({ lead, live, state, version, page, reload }: Props) {
  useEffect(() => saveLeadNavigationState({ lead }), [lead]);
  const [news, setNews] = useState('');
  const checkForChanges = async () => {
    const response = await fetch(state, { headers: { accept: 'application/json' } }).catch(() => null);
    // Ignore a failed request: the next change triggers another one.
    if (!response || response.redirected || (!response.ok && response.status !== 404)) return;
    const now: { version?: number; isOwnChange?: boolean; text: string } = await response.json();
    // The change that the reader is saving at the moment is seen here before the response to it.
    const isKnown = now.version === version || (now.isOwnChange && isActionPending());
    setNews(isKnown ? '' : now.text);
  };
  const connection = useLiveUpdates(live, checkForChanges);
  const pollForChanges = useEffectEvent(checkForChanges);
  useEffect(() => {
    if (connection === 'live') return;
    const timer = setInterval(pollForChanges, pollMs);
    return () => clearInterval(timer);
  }, [connection]);
  return (
    <div role="status">
      {news && (
        <Alert variant="warning" className="mb-6">
          <p>
            <TextWithIsolatedNames>{news}</TextWithIsolatedNames>
          </p>
          <a href={page} className="link inline-flex min-h-9 items-center font-bold">
            {reload}
          </a>
        </Alert>
      )}
    </div>
  );
}
