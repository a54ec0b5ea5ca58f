'use client';

import { unstable_isUnrecognizedActionError as isUnrecognizedActionError } from 'next/navigation';
import { type MouseEvent, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { releaseMismatchEventName } from '@/lib/page-scripts/show-new-release-bar';
import type { DownloadPlanResult, PlanExportProps } from './export-types';

type Props = {
  href: string;
  load: () => Promise<DownloadPlanResult>;
  messages: Omit<PlanExportProps['messages']['pdf'], 'vetButton'>;
};
type State = { kind: 'idle' | 'busy' | 'ready' } | { kind: 'failed'; message: string };

/**
 * The button for the PDF: a plain link, which scripts turn into a request that shows its progress and keeps the answers
 * out of URLs.
 */
export function PlanPdfLink({ href, load, messages }: Props) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const busy = state.kind === 'busy';

  async function onClick(event: MouseEvent) {
    // A new tab, or a copy of the link, is the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setState({ kind: 'busy' });
    // A lost connection must not end in the error screen, nor in a button that is busy for good.
    try {
      const result = await load();
      if (!result.ok) return setState({ kind: 'failed', message: result.message });
      const { downloadBlob } = await import('./download-blob');
      downloadBlob(result.file, result.name);
      setState({ kind: 'ready' });
    } catch (error) {
      // The answers are in the tab's storage, and there after the page was loaded anew.
      if (isUnrecognizedActionError(error)) dispatchEvent(new Event(releaseMismatchEventName));
      setState({ kind: 'failed', message: messages.failed });
    }
  }

  return (
    <>
      <a
        href={href}
        download
        rel="nofollow"
        onClick={onClick}
        aria-disabled={busy || undefined}
        className={buttonVariants()}
      >
        {busy ? messages.preparing : messages.button}
      </a>
      <p role="status" className="font-bold text-sm text-success empty:hidden">
        {state.kind === 'ready' ? messages.ready : ''}
      </p>
      <p role="alert" className="font-bold text-danger text-sm empty:hidden">
        {state.kind === 'failed' ? state.message : ''}
      </p>
    </>
  );
}
