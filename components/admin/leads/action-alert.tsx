'use client';

import { useEffect, useRef } from 'react';
import { Answer } from '@/components/ui/alert';
import type { ActionResult } from '@/lib/result';

/**
 * Shows the result of an action and takes the focus: on a phone it may be off screen,
 * and the pressed button may be gone.
 */
export function ActionAlert({ result }: { result: ActionResult | null }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) notice.current?.focus();
  }, [result]);
  return (
    result && (
      <div ref={notice} tabIndex={-1} className="outline-offset-4">
        <Answer ok={result.ok}>{result.message}</Answer>
      </div>
    )
  );
}
