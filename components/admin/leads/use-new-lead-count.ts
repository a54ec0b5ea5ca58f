'use client';

import { useState } from 'react';
import type { InboxRow } from '@/lib/leads/inbox-rows';

/** Returns how many leads have arrived since the list was first rendered. */
export function useNewLeadCount(rows: InboxRow[]): number {
  const [newest] = useState(() => Date.parse(rows[0]?.receivedAt ?? '') || 0);
  return rows.filter(({ receivedAt }) => Date.parse(receivedAt) > newest).length;
}
