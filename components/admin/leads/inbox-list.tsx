'use client';

import { ResultAlert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Toaster } from '@/components/ui/toaster';
import { useHydrated } from '@/components/ui/use-hydrated';
import { actionNameField } from '@/lib/forms/hidden-fields';
import styles from '../busy-list-container.module.css';
import { BulkBar, type BulkLabels, type BulkOption } from './bulk-status-and-assignee-bar';
import { type InboxColumnLabels, InboxTable } from './inbox-table';
import { type ShortcutLabels, ShortcutsDialog } from './shortcuts-dialog';
import { type InboxListStateOptions, useInboxListState } from './use-inbox-list-state';

type Props = Omit<InboxListStateOptions, 'undoLabel'> & {
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
  const list = useInboxListState({ first, urls, locale, actions, undoLabel: labels.undo });
  const { page, rows, selected, bulk, arrived, connection } = list;
  const isHydrated = useHydrated();
  const { latest } = bulk;
  const batch = latest?.batch;
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
        {/* On a phone what has arrived takes lines of its own, instead of a row that moves the list off the screen; all
            of it does where the name of the button leaves no room for a word. */}
        <p data-live={isHydrated ? connection : undefined} className="text-muted text-sm max-sm:grow max-sm:basis-28">
          {isHydrated && labels[connection]}{' '}
          <strong role="status">{arrived > 0 && counted.arrived[Math.min(arrived, counted.arrived.length - 1)]}</strong>
        </p>
        {/* The notice goes after four seconds; what can be undone stays. */}
        {isHydrated && latest && (
          <p data-outcome className="me-auto text-sm">
            {latest.message}{' '}
            {batch && (
              <button
                type="button"
                onClick={() => bulk.undoBatch(batch)}
                className="link min-h-9 cursor-pointer font-bold"
              >
                {labels.undo}
              </button>
            )}
          </p>
        )}
        {isHydrated && <ShortcutsDialog labels={shortcuts} {...list.help} />}
      </div>
      {!isHydrated && latest && (
        <ResultAlert ok={latest.ok} className="mb-4">
          <p>{latest.message}</p>
          {batch && (
            <form action={bulk.submitUndo} className="mt-2">
              <input type="hidden" name={actionNameField} value="undoBulkLeadChange" />
              <input type="hidden" name="locale" value={locale} />
              <input type="hidden" name="batch" value={batch} />
              <Button type="submit" size="sm" variant="outline">
                {labels.undo}
              </Button>
            </form>
          )}
        </ResultAlert>
      )}
      <div className={styles.list} data-skeleton={list.isLate || undefined} aria-busy={list.isLate} inert={list.isLate}>
        {rows.length === 0 ? (
          <>
            <p>{labels.empty}</p>
            {pages}
          </>
        ) : (
          // Prevent React from clearing the form after every action, even a failed one.
          <form ref={list.form} action={bulk.submit} onReset={(event) => event.preventDefault()}>
            <input type="hidden" name={actionNameField} value="changeLeads" />
            <input type="hidden" name="locale" value={locale} />
            <InboxTable
              rows={rows}
              selectedIds={list.selectedIds}
              current={list.current}
              choose={list.choose}
              labels={labels}
            />
            {pages}
            <BulkBar
              resetKey={list.resetKey}
              statuses={statuses}
              people={people}
              labels={labels}
              count={counted.selected[selected.length] ?? ''}
              pending={bulk.pending}
            />
          </form>
        )}
      </div>
      <Toaster label={labels.notices} closeLabel={labels.close} />
    </>
  );
}
