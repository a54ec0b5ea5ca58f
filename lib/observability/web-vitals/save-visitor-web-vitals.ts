import 'server-only';
import { createServiceClient } from '@/lib/supabase/service-client';
import { log } from '../log';
import type { BucketedWebVital } from './parse-report';

const pauseMs = 10_000;
// There are far fewer: nine languages, some twenty kinds of pages, five metrics, twenty steps.
const maxKinds = 20_000;

let counts = new Map<string, BucketedWebVital & { visits: number }>();
let writtenAt = Number.NEGATIVE_INFINITY;

/**
 * Counts steps in memory and writes all counts to the back end with the first report after ten seconds, so that any
 * number of reports causes only a few writes a minute. What a process has counted when it ends is lost, as is what the
 * back end does not accept.
 */
export async function saveVisitorWebVitals(steps: BucketedWebVital[]): Promise<void> {
  for (const step of steps) {
    const key = `${step.locale} ${step.page} ${step.metric} ${step.step}`;
    const known = counts.get(key);
    if (known) known.visits += 1;
    else if (counts.size < maxKinds) counts.set(key, { ...step, visits: 1 });
  }
  const now = performance.now();
  if (now - writtenAt < pauseMs || counts.size === 0) return;
  writtenAt = now;
  const written = [...counts.values()];
  counts = new Map();
  const { error } = await createServiceClient().rpc('record_vitals', { counts: written });
  if (error) log.warn({ code: error.code }, 'measured times not stored');
}
