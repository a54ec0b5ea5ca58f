'use client';

import { startTransition, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { toast } from 'sonner';
import { useNetworkErrorAction, useResilientAction } from '@/components/forms/use-resilient-action';
import { discardPreservedResultMessage, preserveResultMessage } from '@/lib/forms/preserve-and-restore-input';
import type { BulkResult, changeLeads, undoBulkLeadChange } from '@/lib/leads/bulk-actions';

type Options = {
  change: typeof changeLeads;
  undo: typeof undoBulkLeadChange;
  locale: string;
  undoLabel: string;
  /**
   * Called after every response with the ids of the changed leads, and whether nothing of the request is left to be
   * done. Settles when the list has been loaded again.
   */
  done: (changed: readonly string[], isComplete: boolean) => Promise<void>;
};

/** Changes several leads and shows the result as a toast, which offers to undo that very change. */
export function useUndoableBulkActions({ change, undo, locale, undoLabel, done }: Options) {
  // The results of forms that the browser posted itself.
  const [formResult, post] = useResilientAction(change);
  const [undoFormResult, postUndo] = useResilientAction(undo);
  // With scripts each request runs for itself: of several at once, the state of an action has only the last result.
  const sendChange = useNetworkErrorAction(change);
  const sendUndo = useNetworkErrorAction(undo);
  const [pending, startChange] = useTransition();
  const [, startUndo] = useTransition();
  const [latest, setLatest] = useState<BulkResult | null>(undoFormResult ?? formResult);
  const lastBatch = useRef<string | undefined>(undefined);
  // Batches that are being or were undone, and the leads as seen in requests that run.
  const undoneBatches = useRef(new Set<string>());
  const sentLeadRefs = useRef(new Set<string>());

  function show(result: BulkResult) {
    const { batch } = result;
    if (batch) lastBatch.current = batch;
    // Together with the page: under a new release that is loaded anew, and shows the preserved message instead.
    startTransition(() => setLatest(result));
    const action = batch ? { label: undoLabel, onClick: () => undoBatch(batch) } : undefined;
    toast[result.ok ? 'success' : 'error'](result.message, { action });
  }

  function submitChange(data: FormData) {
    const leadRefs = data.getAll('lead').map(String);
    for (const leadRef of leadRefs) sentLeadRefs.current.add(leadRef);
    const release = () => {
      for (const leadRef of leadRefs) sentLeadRefs.current.delete(leadRef);
    };
    startChange(async () => {
      const result = await (sendChange ?? change)(null, data);
      // Under a new release the router loads the page anew before it shows the result.
      if (result.ok) preserveResultMessage(result.message ?? '', data);
      show(result);
      const listReload = done(result.changed ?? [], result.ok);
      // Until then the list shows the changed leads as they were, and another change of them would be a conflict.
      if (result.changed?.length) listReload.finally(release);
      else release();
    });
  }

  function undoBatch(batch: string) {
    if (undoneBatches.current.has(batch)) return;
    undoneBatches.current.add(batch);
    if (lastBatch.current === batch) lastBatch.current = undefined;
    const data = new FormData();
    data.set('locale', locale);
    data.set('batch', batch);
    startUndo(async () => {
      const result = await (sendUndo ?? undo)(null, data);
      if (result.ok) preserveResultMessage(result.message ?? '', data);
      // Nothing was undone, so it can be tried again.
      const isLost = !result.ok && result.error === 'unreachable';
      if (isLost) undoneBatches.current.delete(batch);
      show({ ...result, batch: isLost ? batch : undefined });
      void done([], !isLost);
    });
  }

  const showFormResult = useEffectEvent((result: BulkResult) => {
    show(result);
    void done(result.changed ?? [], result.ok);
  });
  useEffect(() => {
    if (formResult) showFormResult(formResult);
  }, [formResult]);
  useEffect(() => {
    if (undoFormResult) showFormResult(undoFormResult);
  }, [undoFormResult]);
  useEffect(() => {
    if (latest) discardPreservedResultMessage();
  }, [latest]);

  return {
    /** The result of the last request that has ended, whose `batch` can be undone. */
    latest,
    submit: sendChange ? submitChange : post,
    submitUndo: postUndo,
    pending,
    undoBatch,
    undoLast: () => lastBatch.current && undoBatch(lastBatch.current),
    /** Changes leads without submitting the form, except those that a running request changes already. */
    apply: (leadRefs: string[], changes: { status?: string; assignee?: string }) => {
      const free = leadRefs.filter((leadRef) => !sentLeadRefs.current.has(leadRef));
      if (free.length === 0) return;
      const data = new FormData();
      data.set('locale', locale);
      for (const leadRef of free) data.append('lead', leadRef);
      for (const [name, value] of Object.entries(changes)) data.set(name, value);
      submitChange(data);
    },
  };
}
