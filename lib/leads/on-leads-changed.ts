import 'server-only';
import { ChangeWatcher } from './change-watcher';

type Listener = { changed: () => void; ended: () => void };

const key = Symbol.for('site.lead-watch');
const shared = globalThis as { [key]?: { listeners: Set<Listener>; watch: ChangeWatcher | null } };

function hub() {
  if (!shared[key]) {
    const made = { listeners: new Set<Listener>(), watch: null };
    shared[key] = made;
    // An open stream would keep the server from ending.
    process.once('SIGTERM', () => {
      for (const { ended } of [...made.listeners]) ended();
    });
  }
  return shared[key];
}

/**
 * Calls `changed` whenever leads arrive or change, and `ended` when the process is asked to stop. One watcher serves all readers of this
 * process, and there is none while nobody reads. Returns a function that unsubscribes.
 */
export function onLeadsChanged(changed: () => void, ended: () => void): () => void {
  const all = hub();
  const listener = { changed, ended };
  all.listeners.add(listener);
  all.watch ??= new ChangeWatcher(() => {
    for (const one of [...all.listeners]) one.changed();
  });
  return () => {
    all.listeners.delete(listener);
    if (all.listeners.size > 0) return;
    all.watch?.stop();
    all.watch = null;
  };
}
