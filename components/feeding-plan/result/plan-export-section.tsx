'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PlanExportPanelFromContext } from '../export/export-context';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';

type Props = { messages: PlanWizardLabels; params: string; className?: string };

/** Ways to keep the plan: print it, or a link with the answers in its fragment, which no server sees. */
export function PlanExportSection({ messages: { wizard }, params, className }: Props) {
  const { take } = wizard;
  const id = useId();
  const link = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const shareUrl = typeof location === 'undefined' ? '' : `${location.origin}${location.pathname}?step=plan#${params}`;

  async function copy() {
    link.current?.select();
    try {
      await navigator.clipboard.writeText(shareUrl);
      setCopied(true);
    } catch {
      // Rejected by the browser: the link stays selected, ready to be copied by hand.
      setCopied(false);
    }
  }

  return (
    <section aria-labelledby={`${id}-heading`} className={className} data-print="hide">
      <h2 id={`${id}-heading`} className="text-3xl">
        {take.heading}
      </h2>
      <div className="mt-5">
        <PlanExportPanelFromContext answers={params} />
      </div>
      <div className="mt-3 grid gap-3 noscript:hidden">
        <Button variant="outline" onClick={() => print()}>
          {take.print}
        </Button>
        <label htmlFor={`${id}-link`} className="mt-3">
          {take.link}
        </label>
        <input
          ref={link}
          id={`${id}-link`}
          readOnly
          suppressHydrationWarning
          value={shareUrl}
          aria-describedby={`${id}-hint`}
          onFocus={({ target }) => target.select()}
          className="text-sm"
        />
        <Button variant="outline" onClick={copy}>
          {take.copy}
        </Button>
        <p role="status" className="font-bold text-sm text-success empty:hidden">
          {copied ? take.copied : ''}
        </p>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {take.linkHint}
        </p>
      </div>
    </section>
  );
}
