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

/** Keeps the lead that was last open in this tab, or the list as it was last seen, beside what is kept already. */
export function saveListPosition(part: Partial<Place>): void {
  try {
    sessionStorage.setItem(stored, JSON.stringify({ ...readPlace(), ...part }));
  } catch {
    // Browsers may refuse storage: the keys then begin at the top.
  }
}

/** Tells where a key moves to from `current`, or from the lead that was last open; undefined in an empty list. */
export function useListPosition(ids: string[], current: string): (step: 1 | -1) => string | undefined {
  const opened = useRef('');
  // The list as it was when that lead was last in it.
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
