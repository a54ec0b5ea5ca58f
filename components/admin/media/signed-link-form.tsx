'use client';

import { type ComponentProps, useState } from 'react';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { MediaResult } from '@/lib/media/media-actions';

type Labels = Record<'copyLink' | 'linkCopied', string>;
type Props = ComponentProps<typeof StaffActionForm<MediaResult>> & { labels: Labels };

/** Makes a link to a private file and shows it. */
export function CreateSignedLinkForm({ labels, ...form }: Props) {
  return (
    <StaffActionForm
      {...form}
      extra={(result) =>
        result.ok && result.url && <CopyableSignedLink key={result.url} path={result.url} labels={labels} />
      }
    />
  );
}

/**
 * A link that was just made, to be copied. Without scripts the server draws it, which knows no origin: then it is the
 * path.
 */
export function CopyableSignedLink({ path, labels }: { path: string; labels: Labels }) {
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
