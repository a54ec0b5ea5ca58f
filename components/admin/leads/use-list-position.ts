'use client';

import { useEffect, useRef } from 'react';
import { adjacentLeadId } from './adjacent-lead';

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
export function saveListPosition(part: Partial<Place>): void {
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
export function useListPosition(ids: string[], current: string): (step: 1 | -1) => string | undefined {
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
    saveListPosition({ seen: ids });
  });
  return (step) => adjacentLeadId(ids, seen.current, current || opened.current, step);
}
