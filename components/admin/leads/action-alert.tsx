'use client';

import { useEffect, useRef } from 'react';
import { Answer } from '@/components/ui/alert';
import type { ActionResult } from '@/lib/result';

/** What an action answered. It takes the focus: on a phone it stands above what the screen shows, and the pressed button may be gone. */
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
