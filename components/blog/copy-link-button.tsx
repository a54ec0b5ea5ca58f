'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

type Labels = { copy: string; copied: string; failed: string };

/** Copies the page's URL. Not there without scripts or without a clipboard, where it could do nothing. */
export function CopyLinkButton({ url, labels, className }: { url: string; labels: Labels; className?: string }) {
  const isHydrated = useHydrated();
  const [announcement, setAnnouncement] = useState('');
  if (!isHydrated || !navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setAnnouncement(labels.copied),
      () => setAnnouncement(labels.failed),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <button type="button" onClick={copy} className={className}>
        {labels.copy}
      </button>
      <span role="status" className="text-muted text-sm">
        {announcement}
      </span>
    </li>
  );
}
