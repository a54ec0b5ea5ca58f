'use client';

import { useEffect, useRef } from 'react';
import { ResultAlert } from '@/components/ui/alert';
import type { ActionResult } from '@/lib/result';

type Props = { result: ActionResult | null; className?: string };

/** The message of a result. It takes the focus: on a phone it is above what the screen shows, and the pressed button may be gone. */
export function ActionAlert({ result, className }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) notice.current?.focus();
  }, [result]);
  return (
    result?.message && (
      <div ref={notice} tabIndex={-1} className={className ?? 'outline-offset-4'}>
        <ResultAlert ok={result.ok}>
          <p className="whitespace-pre-line">{result.message}</p>
        </ResultAlert>
      </div>
    )
  );
}
