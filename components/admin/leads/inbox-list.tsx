'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ResultAlert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Toaster } from '@/components/ui/toaster';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { changeLeads, undoChange } from '@/lib/leads/bulk-actions';
import type { InboxPage } from '@/lib/leads/inbox-rows';
import { BulkBar, type BulkLabels, type BulkOption } from './bulk-bar';
import type { InboxColumnLabels } from './inbox-columns';
import { InboxRows } from './inbox-rows';
import { type ShortcutLabels, ShortcutsDialog } from './shortcuts-dialog';
import { useBulkActions } from './use-bulk-actions';
import { useInbox, useNewLeadCount } from './use-inbox';
import { useListPosition } from './use-list-position';
import { focusInboxSearch, useShortcutSwitch, useShortcuts } from './use-shortcuts';

type Props = {
  first: InboxPage;
  urls: { list: string; live: string };
  locale: string;
  actions: { change: typeof changeLeads; undo: typeof undoChange };
  statuses: BulkOption[];
  people: BulkOption[];
  labels: InboxColumnLabels &
    BulkLabels &
    Record<
      | 'list'
      | 'selectAll'
      | 'empty'
      | 'older'
      | 'newest'
      | 'undo'
      | 'notices'
      | 'close'
      | 'live'
      | 'polling'
      | 'offline',
      string
    >;
  /** One text for each number from zero to the page size. */
  counted: { selected: string[]; arrived: string[] };
  shortcuts: ShortcutLabels;
};

/** The inbox list with its checkboxes and bulk actions. The server renders it as a plain form with plain links. */
export function InboxList({ first, urls, locale, actions, statuses, people, labels, counted, shortcuts }: Props) {
  const { page, state, refresh } = useInbox(urls, first);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState('');
  const [resetKey, setResetKey] = useState(0);
  const isHydrated = useHydrated();
  const [help, setHelp] = useState(false);
  const [on, setOn] = useShortcutSwitch();
  const form = useRef<HTMLFormElement>(null);
  const bulk = useBulkActions({
    ...actions,
    locale,
    undoLabel: labels.undo,
    done: (changed, isComplete) => {
      // Leads that failed stay selected, as do those selected since; the chosen action stays chosen until all is done.
      setSelectedIds((before) => new Set([...before].filter((id) => !changed.includes(id))));
      if (isComplete) setResetKey((before) => before + 1);
      refresh();
    },
  });
  const arrived = useNewLeadCount(page.rows);
  const router = useRouter();
  // The counts above the list come from the server, so refresh them when a lead arrives or another member changes one.
  const tally = (of: InboxPage) => JSON.stringify(of.counts);
  const [now, drawn] = [tally(page), tally(first)];
  useEffect(() => {
    if (now !== drawn) router.refresh();
  }, [now, drawn, router]);

  const rows = page.rows;
  // A lead that left the list must not stay selected: nobody would see it.
  const selected = rows.filter(({ id }) => selectedIds.has(id));
  const at = rows.findIndex(({ id }) => id === current);
  const neighbourOf = useListPosition(
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
    on,
  );
  const outcome = bulk.undone ?? bulk.result;
  // Also shown on an empty page, for example after all its leads were processed: newer leads are on another page.
  const pages = (page.newest || page.older) && (
    <p className="mt-4 flex flex-wrap gap-x-6">
      {(['newest', 'older'] as const).map(
        (name) =>
          page[name] && (
            <a key={name} href={page[name]} className="link inline-flex min-h-9 items-center">
              {labels[name]}
            </a>
          ),
      )}
    </p>
  );
  return (
    <>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p data-live={isHydrated ? state : undefined} className="text-muted text-sm">
          {isHydrated && labels[state]}{' '}
          <strong role="status">{arrived > 0 && counted.arrived[Math.min(arrived, counted.arrived.length - 1)]}</strong>
        </p>
        {isHydrated && <ShortcutsDialog labels={shortcuts} open={help} setOpen={setHelp} on={on} setOn={setOn} />}
      </div>
      {!isHydrated && outcome && (
        <ResultAlert ok={outcome.ok} className="mb-4">
          <p>{outcome.message}</p>
          {!bulk.undone && bulk.result?.batch && (
            <form action={bulk.submitUndo} className="mt-2">
              <input type="hidden" name="locale" value={locale} />
              <input type="hidden" name="batch" value={bulk.result.batch} />
              <Button type="submit" size="sm" variant="outline">
                {labels.undo}
              </Button>
            </form>
          )}
        </ResultAlert>
      )}
      {rows.length === 0 ? (
        <>
          <p>{labels.empty}</p>
          {pages}
        </>
      ) : (
        // Prevent React from clearing the form after every action, even a failed one.
        <form ref={form} action={bulk.submit} onReset={(event) => event.preventDefault()}>
          <input type="hidden" name="locale" value={locale} />
          <InboxRows rows={rows} selectedIds={selectedIds} current={current} choose={choose} labels={labels} />
          {pages}
          <BulkBar
            resetKey={resetKey}
            statuses={statuses}
            people={people}
            labels={labels}
            count={counted.selected[selected.length] ?? ''}
            pending={bulk.pending}
          />
        </form>
      )}
      <Toaster label={labels.notices} closeLabel={labels.close} />
    </>
  );
}
