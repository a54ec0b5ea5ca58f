import 'server-only';
import { getProcessGlobal } from '@/lib/process-global';
import { LeadChangeWatcher } from './lead-change-watcher';

type Listener = { changed: () => void; ended: () => void };

type Hub = { listeners: Set<Listener>; watch: LeadChangeWatcher | null };

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
export function subscribeToSharedLeadWatcher(changed: () => void, ended: () => void): () => void {
  const all = getProcessGlobal('lead-watch', createHub);
  const listener = { changed, ended };
  all.listeners.add(listener);
  all.watch ??= new LeadChangeWatcher(() => {
    for (const one of [...all.listeners]) one.changed();
  });
  return () => {
    all.listeners.delete(listener);
    if (all.listeners.size > 0) return;
    all.watch?.stop();
    all.watch = null;
  };
}
