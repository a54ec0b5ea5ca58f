'use client';

import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Position } from '@/lib/stores/distance';
import type { StoreView } from '@/lib/stores/view';
import type { DrawnMap } from './draw-map';

export type StoreMapWords = Record<'show' | 'hide' | 'label' | 'failed' | 'here', string>;
type Props = {
  stores: StoreView[] | null;
  load: () => void;
  failed: boolean;
  position?: Position;
  words: StoreMapWords;
  coast: string;
  tiles?: { url: string; attribution: string };
};

/** The map behind its switch. Its library, coastline and shops are fetched when it is first shown. */
export function StoreMap({ stores, load, failed, position, words, coast, tiles }: Props) {
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap | null>(null);

  useEffect(() => {
    const target = element.current;
    if (!open || !target) return;
    let drawn: DrawnMap | null = null;
    let gone = false;
    import('./draw-map')
      .then(({ drawMap }) => drawMap(target, { coast, tiles, here: words.here }))
      .then((result) => {
        drawn = result;
        if (gone) result.remove();
        else setMap(result);
      })
      .catch((error) => {
        // biome-ignore lint/suspicious/noConsole: the browser has no other log.
        console.error('[map]', error);
        setBroken(true);
      });
    return () => {
      gone = true;
      drawn?.remove();
      setMap(null);
    };
  }, [open, coast, tiles, words.here]);

  useEffect(() => {
    if (map && stores) map.show(stores, position);
  }, [map, stores, position]);

  return (
    <details
      className="mb-12 border-foreground border-y-2 py-2 noscript:hidden print:hidden"
      onToggle={({ currentTarget }) => {
        setBroken(false);
        setOpen(currentTarget.open);
        if (currentTarget.open) load();
      }}
    >
      <summary className="min-h-11 font-bold">{open ? words.hide : words.show}</summary>
      {broken || failed ? (
        <p role="alert" className="py-6">
          {words.failed}
        </p>
      ) : (
        <div className="relative mt-3 mb-2 h-96 md:h-120">
          {!map && <Skeleton className="absolute inset-0" />}
          <section ref={element} aria-label={words.label} className="isolate size-full bg-surface" />
        </div>
      )}
    </details>
  );
}
