import 'server-only';
import { processGlobal } from '@/lib/process-global';
import { LeadChangeListener } from './lead-change-listener';

type Listener = { changed: () => void; ended: () => void };

type Hub = { listeners: Set<Listener>; watch: LeadChangeListener | null };

function createHub(): Hub {
  const listeners = new Set<Listener>();
  // An open stream would prevent the server from ending.
  process.once('SIGTERM', () => {
    for (const { ended } of [...listeners]) ended();
  });
  return { listeners, watch: null };
}

/**
 * Calls `changed` whenever leads arrive or change, and `ended` when the process is to stop. One watcher serves
 * all readers of this process, and there is none while nobody reads. Returns a function that unsubscribes.
 */
export function subscribeToLeadChanges(changed: () => void, ended: () => void): () => void {
  const all = processGlobal('lead-watch', createHub);
  const listener = { changed, ended };
  all.listeners.add(listener);
  all.watch ??= new LeadChangeListener(() => {
    for (const one of [...all.listeners]) one.changed();
  });
  return () => {
    all.listeners.delete(listener);
    if (all.listeners.size > 0) return;
    all.watch?.stop();
    all.watch = null;
  };
}
