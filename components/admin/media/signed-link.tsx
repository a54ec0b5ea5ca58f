'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

type Props = { path: string; labels: Record<'copyLink' | 'linkCopied', string> };

/**
 * Shows a newly created link for copying. The server does not know the origin, so
 * without scripts it shows the path only.
 */
export function SignedLink({ path, labels }: Props) {
  const [copied, setCopied] = useState(false);
  const [href, setHref] = useState(path);
  useEffect(() => setHref(new URL(path, window.location.origin).href), [path]);
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
