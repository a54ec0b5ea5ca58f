'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { focusOrAnnounceFirstInvalidField } from '@/components/forms/focus-or-announce-first-invalid-field';
import { focusOrAnnounceResultMessage } from '@/components/forms/focus-or-announce-result-message';
import { clearDraft, reloadOrCreateFailureResult, restoreDraft } from '@/components/forms/form-submission-and-draft';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { actionNameField, honeypotAttributes } from '@/lib/forms/hidden-fields';
import type { EmailPlanResult, PlanEmailFieldName, PlanEmailPost, PlanExportProps } from './export-types';

type Props = {
  answers: string;
  locale: string;
  post: PlanEmailPost | null;
  action: PlanExportProps['actions']['mail'];
  messages: PlanExportProps['messages']['mail'];
};

/** The name of the draft, which lib/page-scripts/head.ts saves. */
const draftKind = 'plan-mail';
const renewed: EmailPlanResult = { ok: false, error: 'renewed', message: '' };

/** 'E-mail me the plan': an email address and the consent to use it for this one email. */
export function PlanEmailForm({ answers, locale, post, action, messages }: Props) {
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState<EmailPlanResult | null>(post?.rejected?.result ?? null);
  const [pending, setPending] = useState(false);
  const [noticeHost, setNoticeHost] = useState<ReactNode>(null);
  const fieldError = (field: PlanEmailFieldName) => {
    const key = result && !result.ok ? result.fields?.[field] : undefined;
    return key && (messages.errors[key] ?? key);
  };
  const isReturned = Boolean(post?.rejected);
  const invalidField = (['email', 'consent'] as const).find(fieldError);

  useEffect(() => {
    if (form.current && restoreDraft(draftKind, form.current)) setResult(renewed);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new props of the page are no new outcome.
  useEffect(() => {
    const message = notice.current;
    if (!result || !message) return;
    if (message.hasChildNodes())
      focusOrAnnounceResultMessage(message, form.current, messages.noticeLabels, setNoticeHost);
    else if (form.current) focusOrAnnounceFirstInvalidField(form.current, messages.noticeLabels, setNoticeHost);
  }, [result]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const element = event.currentTarget;
    const sent = await action(new FormData(element)).catch((error) =>
      reloadOrCreateFailureResult(error, element, messages.failure),
    );
    if (sent.ok) clearDraft(draftKind);
    setResult(sent);
    setPending(false);
  }

  return (
    <details open={result !== null || undefined} className="mt-3 border-border border-t-4 pt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{messages.heading}</summary>
      <form
        ref={form}
        data-form={draftKind}
        action={post?.formAction}
        onSubmit={onSubmit}
        noValidate
        className="mt-3 grid gap-4"
      >
        <div
          ref={notice}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without JavaScript the page opens at its top, far from the result.
          autoFocus={isReturned && !invalidField}
          className="outline-offset-4 empty:hidden"
        >
          {result?.ok && (
            <Alert variant="success" role="status" title={messages.success.title}>
              <p>{messages.success.text}</p>
            </Alert>
          )}
          {result === renewed && (
            <Alert role="status" title={messages.renewed.title}>
              <p>{messages.renewed.text}</p>
            </Alert>
          )}
          {result && result !== renewed && !result.ok && !result.fields && (
            <Alert variant="danger" role="alert" title={result.message}>
              {result.incident && <code>{result.incident}</code>}
            </Alert>
          )}
        </div>
        <p className="text-muted text-sm">{messages.text}</p>
        {post && <input type="hidden" name={actionNameField} value={post.actionName} />}
        <input type="hidden" name="locale" value={locale} />
        {[...new URLSearchParams(answers)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Field id={`${id}-email`} label={messages.email} error={fieldError('email')}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              aria-required
              defaultValue={post?.rejected?.email}
              // biome-ignore lint/a11y/noAutofocus: as above.
              autoFocus={isReturned && invalidField === 'email'}
            />
          )}
        </Field>
        <Checkbox
          id={`${id}-consent`}
          name="consent"
          data-agreement=""
          value="on"
          label={messages.consent}
          error={fieldError('consent')}
          aria-required
          defaultChecked={post?.rejected?.consent}
          autoFocus={isReturned && invalidField === 'consent'}
        />
        <div aria-hidden="true" className="sr-only">
          <label>
            {messages.leaveEmpty}
            <input {...honeypotAttributes} />
          </label>
        </div>
        <Button type="submit" variant="inverse" disabled={pending}>
          {pending ? messages.submitting : messages.submit}
        </Button>
      </form>
      {noticeHost}
    </details>
  );
}
