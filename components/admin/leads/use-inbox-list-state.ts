import { useRef, useState } from 'react';
import type { changeLeads, undoBulkLeadChange } from '@/lib/leads/bulk-actions';
import type { InboxListPage } from '@/lib/leads/inbox-page-data';
import { useIsListLongPending } from '../use-is-list-long-pending';
import { useAdjacentLeadFinder } from './use-adjacent-lead-finder';
import { useCountOfRowsSinceLoad, useLiveInboxPage } from './use-live-inbox-page';
import { focusInboxSearch, useShortcuts, useShortcutsEnabled } from './use-single-key-shortcuts';
import { useUndoableBulkActions } from './use-undoable-bulk-actions';

export type InboxListStateOptions = {
  first: InboxListPage;
  urls: { list: string; live: string };
  locale: string;
  actions: { change: typeof changeLeads; undo: typeof undoBulkLeadChange };
  undoLabel: string;
};

/** The live page of the inbox, which of its leads are selected, and the keys and bulk actions that work on them. */
export function useInboxListState({ first, urls, locale, actions, undoLabel }: InboxListStateOptions) {
  const { page, state, refresh } = useLiveInboxPage(urls, first);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState('');
  const [resetKey, setResetKey] = useState(0);
  const [help, setHelp] = useState(false);
  const [on, setOn] = useShortcutsEnabled();
  const form = useRef<HTMLFormElement>(null);
  const bulk = useUndoableBulkActions({
    ...actions,
    locale,
    undoLabel,
    done: (changed, isComplete) => {
      // Leads that failed stay selected, as do those selected since; the chosen action stays chosen until all is done.
      setSelectedIds((before) => new Set([...before].filter((id) => !changed.includes(id))));
      if (isComplete) setResetKey((before) => before + 1);
      return refresh();
    },
  });
  const isLate = useIsListLongPending();
  const arrived = useCountOfRowsSinceLoad(page.rows, first);

  const rows = page.rows;
  // A lead that left the list must not stay selected: nobody would see it.
  const selected = rows.filter(({ id }) => selectedIds.has(id));
  const at = rows.findIndex(({ id }) => id === current);
  const neighbourOf = useAdjacentLeadFinder(
    rows.map(({ id }) => id),
    current,
  );
  function choose(ids: string[], add: boolean) {
    const next = new Set(selectedIds);
    for (const id of ids)
      if (add) next.add(id);
      else next.delete(id);
    setSelectedIds(next);
  }
  function move(step: 1 | -1) {
    const next = neighbourOf(step);
    if (!next) return;
    setCurrent(next);
    const line = form.current?.querySelector<HTMLElement>(`[data-lead="${next}"]`);
    line?.scrollIntoView({ block: 'nearest' });
    line?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }
  const act = (changes: { status?: string; assignee?: string }) => {
    const meant = selected.length > 0 ? selected : rows.filter(({ id }) => id === current);
    if (meant.length > 0)
      bulk.apply(
        meant.map(({ ref }) => ref),
        changes,
      );
  };
  const open = () => at >= 0 && window.location.assign(rows[at]?.href ?? '');
  useShortcuts(
    {
      j: () => move(1),
      k: () => move(-1),
      Enter: open,
      o: open,
      x: () => at >= 0 && choose([current], !selectedIds.has(current)),
      e: () => act({ status: 'answered' }),
      i: () => act({ status: 'in_progress' }),
      s: () => act({ status: 'spam' }),
      a: () => act({ assignee: 'me' }),
      u: bulk.undoLast,
      '/': focusInboxSearch,
      '?': () => setHelp(true),
    },
    on && !isLate,
  );
  return {
    isLate,
    page,
    rows,
    selected,
    selectedIds,
    current,
    choose,
    form,
    bulk,
    resetKey,
    connection: state,
    arrived,
    help: { open: help, setOpen: setHelp, on, setOn },
  };
}
