'use client';

import { useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { toast } from 'sonner';
import { useResilientAction } from '@/components/forms/use-resilient-action';
import type { changeLeads, undoBulkLeadChange } from '@/lib/leads/bulk-actions';

type Options = {
  change: typeof changeLeads;
  undo: typeof undoBulkLeadChange;
  locale: string;
  undoLabel: string;
  /**
   * Called after every response with the ids of the changed leads, and whether nothing of the request is left to be
   * done.
   */
  done: (changed: readonly string[], isComplete: boolean) => void;
};

/** Changes several leads and shows the result as a toast, which offers to undo the change. */
export function useUndoableBulkActions({ change, undo, locale, undoLabel, done }: Options) {
  const [result, submit, pending] = useResilientAction(change);
  const [undone, submitUndo] = useResilientAction(undo);
  const [, start] = useTransition();
  const last = useRef<string | undefined>(undefined);
  const after = useEffectEvent(done);

  function undoLast() {
    if (!last.current) return;
    const data = new FormData();
    data.set('locale', locale);
    data.set('batch', last.current);
    last.current = undefined;
    start(() => submitUndo(data));
  }
  const undoFromNotice = useEffectEvent(undoLast);

  useEffect(() => {
    if (!result) return;
    last.current = result.batch;
    const action = result.batch ? { label: undoLabel, onClick: () => undoFromNotice() } : undefined;
    toast[result.ok ? 'success' : 'error'](result.message, { action });
    after(result.changed ?? [], result.ok);
  }, [result, undoLabel]);
  useEffect(() => {
    if (!undone) return;
    // Nothing was undone, so the toast can offer it again.
    const lost = !undone.ok && undone.error === 'unreachable';
    if (lost) last.current = undone.values?.batch;
    const action = lost ? { label: undoLabel, onClick: () => undoFromNotice() } : undefined;
    toast[undone.ok ? 'success' : 'error'](undone.message, { action });
    after([], !lost);
  }, [undone, undoLabel]);

  return {
    result,
    undone,
    submit,
    submitUndo,
    pending,
    undoLast,
    /** Changes leads without submitting the form. */
    apply: (leadRefs: string[], changes: { status?: string; assignee?: string }) => {
      const data = new FormData();
      data.set('locale', locale);
      for (const leadRef of leadRefs) data.append('lead', leadRef);
      for (const [name, value] of Object.entries(changes)) data.set(name, value);
      start(() => submit(data));
    },
  };
}
