'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

type Props = { path: string; labels: Record<'copyLink' | 'linkCopied', string> };

/** A link that was just made, to be copied. Without scripts the server draws it, which knows no origin: then it is the path. */
export function SignedLink({ path, labels }: Props) {
  const [copied, setCopied] = useState(false);
  const href = useHydrated() ? new URL(path, window.location.origin).href : path;
  return (
    <p className="grid gap-2">
      <a href={path} className="break-all text-sm">
        {href}
      </a>
      <span className="flex items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            navigator.clipboard.writeText(href).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {labels.copyLink}
        </Button>
        <span role="status">{copied && labels.linkCopied}</span>
      </span>
    </p>
  );
}
