'use client';

import { useEffect, useRef } from 'react';

/**
 * The id that a key moves to from `current` in the list as it is now. A lead with a new status may have left a filtered
 * list: then it is the one after it (or before it) in the last list that had it. Undefined in an empty list.
 */
export function findAdjacentLeadId(now: string[], seen: string[], current: string, step: 1 | -1): string | undefined {
  const at = now.indexOf(current);
  if (at >= 0) return now[Math.min(Math.max(at + step, 0), now.length - 1)];
  const was = seen.indexOf(current);
  if (was < 0) return now[0];
  const order = step > 0 ? seen.slice(was + 1) : seen.slice(0, was).reverse();
  return order.find((id) => now.includes(id)) ?? now.at(step > 0 ? -1 : 0);
}

type Place = { lead: string; seen: string[] };
const stored = 'inbox-place';

function readPlace(): Partial<Place> {
  try {
    return JSON.parse(sessionStorage.getItem(stored) ?? '{}');
  } catch {
    return {};
  }
}

/** Merges the last opened lead or the list as last seen into the data stored for this tab. */
export function saveLeadNavigationState(part: Partial<Place>): void {
  try {
    sessionStorage.setItem(stored, JSON.stringify({ ...readPlace(), ...part }));
  } catch {
    // Ignored, because browsers may block storage. The shortcuts then start at the top.
  }
}

/**
 * Returns a function for the next or previous lead: from `current`, or else from the lead
 * opened last. Undefined for an empty list.
 */
export function useAdjacentLeadFinder(ids: string[], current: string): (step: 1 | -1) => string | undefined {
  const opened = useRef('');
  // The list as it was when it last contained that lead.
  const seen = useRef<string[]>([]);
  useEffect(() => {
    const place = readPlace();
    opened.current = place.lead ?? '';
    seen.current = place.seen ?? [];
  }, []);
  useEffect(() => {
    const from = current || opened.current;
    if (from && !ids.includes(from)) return;
    seen.current = ids;
    saveLeadNavigationState({ seen: ids });
  });
  return (step) => findAdjacentLeadId(ids, seen.current, current || opened.current, step);
}
