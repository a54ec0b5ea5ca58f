'use client';

import { useState } from 'react';
import { ActionAlert } from '@/components/forms/action-alert';
import { useResilientAction } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { ReplyField, replyToLead } from '@/lib/leads/reply-action';

type Props = {
  action: typeof replyToLead;
  locale: string;
  /** The words of the lead, in its sender's language. */
  language: string;
  values: { lead: string; key: string; subject: string; body: string };
  labels: Record<'subject' | 'body' | 'send' | 'sending', string>;
};

/** A mail to the sender of a lead. It is sent once, however often the button is pressed. */
export function ReplyForm({ action, locale, language, values: first, labels }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  // One key for one mail; the browser makes the next one when this one is on its way.
  const [key] = useState(first.key);
  const values: Partial<Record<ReplyField, string>> = result && !result.ok ? (result.values ?? first) : first;
  if (result?.ok) return <ActionAlert result={result} />;
  return (
    <form action={submit} data-unsaved={result ? '' : undefined} className="flex flex-col gap-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="lead" value={values.lead ?? first.lead} />
      <input type="hidden" name="key" value={key} />
      <ActionAlert result={result} />
      <Field id="reply-subject" label={labels.subject}>
        {(control) => (
          <Input
            {...control}
            key={values.subject}
            name="subject"
            lang={language}
            required
            maxLength={200}
            defaultValue={values.subject}
          />
        )}
      </Field>
      <Field id="reply-body" label={labels.body}>
        {(control) => (
          <Textarea
            {...control}
            key={values.body}
            name="body"
            lang={language}
            required
            rows={10}
            maxLength={9000}
            defaultValue={values.body}
          />
        )}
      </Field>
      <Button type="submit" disabled={pending} className="self-start">
        {pending ? labels.sending : labels.send}
      </Button>
    </form>
  );
}
