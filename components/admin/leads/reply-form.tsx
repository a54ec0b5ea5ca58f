'use client';

import { useState } from 'react';
import { ActionResultAlert, useResilientAction } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { actionNameField } from '@/lib/forms/hidden-fields';
import { isNextLeadVersion } from '@/lib/leads/lead';
import type { ReplyFormFieldName, replyToLead } from '@/lib/leads/reply-to-lead-action';

/**
 * The version that a reply is based on: that of the first rendering, or one that only the reader's own changes made of
 * it. A colleague may have replied in any other.
 */
export function updateReplyBase(before: string, now: string, isOwnChange: boolean): string {
  return isOwnChange && isNextLeadVersion(before, now) ? now : before;
}

function useReplyBase(now: string, isOwnChange: boolean): string {
  const [state, setState] = useState({ base: now, now });
  if (state.now === now) return state.base;
  const base = updateReplyBase(state.base, now, isOwnChange);
  setState({ base, now });
  return base;
}

type Props = {
  action: typeof replyToLead;
  locale: string;
  /** The lead's language, which is the language of the reply. */
  language: string;
  values: { lead: string; key: string; subject: string; body: string };
  /** True if the reader made the last change of the lead. */
  isOwnChange: boolean;
  labels: Record<'subject' | 'body' | 'send' | 'sending', string>;
};

/** The form for a mail to a lead's sender. Pressing the button repeatedly sends it once. */
export function ReplyForm({ action, locale, language, values: first, isOwnChange, labels }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  // The idempotency key of the mail. After sending, the browser generates the next one.
  const [key] = useState(first.key);
  const base = useReplyBase(first.lead, isOwnChange);
  const values: Partial<Record<ReplyFormFieldName, string>> = result && !result.ok ? (result.values ?? first) : first;
  const lead = result && !result.ok && result.values?.lead ? result.values.lead : base;
  // In an element of its own: the choice of a template beside it is no part of the form that it replaces.
  if (result?.ok)
    return (
      <div>
        <ActionResultAlert result={result} />
      </div>
    );
  return (
    <form
      action={submit}
      // What is entered while it is sent would be lost: its result replaces the form or fills it anew.
      inert={pending}
      data-unsaved={result ? '' : undefined}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name={actionNameField} value="replyToLead" />
      <input type="hidden" name="locale" value={locale} />
      {/* No `type=hidden`: a page that renews itself keeps them with the input, and a resent mail stays one. */}
      <input key={`lead ${lead}`} hidden name="lead" defaultValue={lead} />
      <input key={`key ${key}`} hidden name="key" defaultValue={key} />
      <ActionResultAlert result={result} />
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
