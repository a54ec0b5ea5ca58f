'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useResilientAction } from '@/components/forms/use-resilient-action';
import type { dismissMail, retryMail } from '@/lib/mail/admin/outbox-actions';
import { ListWithRowActions } from '../row-action-forms';

type Props = { actions: { retryMail: typeof retryMail; dismissMail: typeof dismissMail }; children: ReactNode };

/** The list of emails, with the result of the last one that was queued again or dismissed. */
export function MailListWithActions({ actions, children }: Props) {
  const [retried, retry, isRetrying] = useResilientAction(actions.retryMail);
  const [dismissed, dismiss, isDismissing] = useResilientAction(actions.dismissMail);
  const [latest, setLatest] = useState(retried ?? dismissed);
  useEffect(() => {
    if (retried) setLatest(retried);
  }, [retried]);
  useEffect(() => {
    if (dismissed) setLatest(dismissed);
  }, [dismissed]);
  return (
    <ListWithRowActions
      submitByName={{ retryMail: retry, dismissMail: dismiss }}
      pending={isRetrying || isDismissing}
      result={latest}
    >
      {children}
    </ListWithRowActions>
  );
}
