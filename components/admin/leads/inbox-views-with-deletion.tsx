'use client';

import type { ReactNode } from 'react';
import { useResilientAction } from '@/components/forms/use-resilient-action';
import type { deleteInboxView } from '@/lib/leads/inbox-view-actions';
import { ListWithRowActions } from '../row-action-forms';

type Props = { action: typeof deleteInboxView; children: ReactNode };

/** The saved views, with the result of the last deletion. */
export function InboxViewsWithDeletion({ action, children }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  return (
    <ListWithRowActions submitByName={{ deleteInboxView: submit }} pending={pending} result={result}>
      {children}
    </ListWithRowActions>
  );
}
