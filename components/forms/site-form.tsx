'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import type { FormResult, FormValues } from '@/lib/forms/form-values';
import { draftStorageKey, successMessageElementId } from '@/lib/forms/success-message-id-and-draft-key';
import { outdatedFormEventName } from '@/lib/page-scripts/show-new-release-bar';
import type { FormKind, FormValidator } from './client-validation';
import { focusOrAnnounceResultMessage, type ToastLabels } from './focus-or-announce-result-message';
import { FormContext } from './form-controls';
import type { FormAction, FormSubmitOutcome } from './form-submission-and-draft';

/** True when the tab has a draft of a form. */
function hasDraft(kind: string): boolean {
  try {
    return sessionStorage.getItem(draftStorageKey(kind)) !== null;
  } catch {
    // Storage can be switched off; the form then works without a memory.
    return false;
  }
}

/**
 * When what only a filled form needs is loaded: as the form comes near, or as it comes into sight, on every page. The
 * latter requests nothing from third parties, such as a captcha, before a touch.
 */
export type FormPreloadTiming = 'near' | 'sight';

type Options = {
  kind: FormKind;
  preload?: FormPreloadTiming;
  action: FormAction;
  /** Shown when the server could not be reached at all. */
  failure: string;
  noticeLabels: ToastLabels;
};

const fieldsOf = (result: FormResult | null) => (result?.fields as Keys) ?? {};
type Keys = Record<string, string>;

// Needed once somebody touches the form. A part of the page that did not arrive is requested again next time.
const work = () => import('./form-submission-and-draft').catch(() => null);

/**
 * One form, two ways: without JavaScript the browser posts to the action and the response is the page with its thanks
 * or what is wrong; with JavaScript the schema checks first and a lost connection becomes a message instead of a lost
 * form.
 */
function useSiteForm({ kind, preload = 'near', action, failure, noticeLabels }: Options) {
  // With a link of its own, a form without JavaScript gets its result also where the new release changed the page
  // around it.
  const [actionState, formAction] = useActionState(action, null, '');
  const [result, setResult] = useState<FormResult | null>(actionState);
  const [invalidFields, setFailing] = useState<Keys>(fieldsOf(actionState));
  const [pending, setPending] = useState(false);
  const [isActive, setActive] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  const [noticeHost, setNoticeHost] = useState<ReactNode>(null);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const stored = useRef<HTMLDivElement>(null);
  const validation = useRef<Promise<FormValidator>>(undefined);
  const busy = useRef(false);
  const thanked = useRef(false);
  const startedAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it loads is the same in every render.
  useEffect(() => {
    startedAt.current = Date.now();
    const element = form.current;
    if (!element) return;
    if (hasDraft(kind) && !actionState)
      work().then(
        (known) => known?.restoreDraft(kind, element) && setResult({ ok: false, error: 'renewed', message: '' }),
      );
    const isOnEveryPage = preload === 'sight';
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        loadWork();
        if (!isOnEveryPage) setActive(true);
      },
      { rootMargin: isOnEveryPage ? '0px' : '400px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [kind, preload, actionState]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new props of the page are no new result.
  useEffect(() => {
    const message = result && (result.ok ? stored : notice).current;
    if (message) focusOrAnnounceResultMessage(message, form.current, noticeLabels, setNoticeHost);
  }, [result]);

  function loadValidation(element: HTMLFormElement): Promise<FormValidator> {
    validation.current ??= import('./client-validation').then(({ createFormValidator }) => {
      const started = createFormValidator(kind, element, setFailing);
      started.adopt(fieldsOf(actionState));
      return started;
    });
    // A part of the page that did not arrive is requested again next time.
    validation.current.catch(() => {
      validation.current = undefined;
    });
    return validation.current;
  }

  /** Loads what a filled form needs. What fails is loaded again at the next touch. */
  function loadWork() {
    if (form.current) loadValidation(form.current).catch(() => {});
    void work();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    // One more impatient press, after the form was emptied: the thanks stay.
    if (thanked.current) return stored.current?.focus();
    busy.current = true;
    setPending(true);
    const element = event.currentTarget;
    try {
      const known = await loadValidation(element).catch(() => null);
      const submission = { kind, form: element, validation: known, startedAt: startedAt.current, action, failure };
      const code = await work();
      if (!code) element.dispatchEvent(new Event(outdatedFormEventName, { bubbles: true, cancelable: true }));
      const done: FormSubmitOutcome | undefined = await code?.validateAndSubmitForm(submission);
      setFailing(done?.invalidFields ?? {});
      setResult(done?.result ?? { ok: false, error: 'unreachable', message: failure });
      if (!done?.result.ok) return;
      startedAt.current = Date.now();
      thanked.current = done.emptied;
      setEmptied(true);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  function recheck({ target }: FormEvent, left: boolean) {
    validation.current?.then((known) => known.recheck((target as HTMLInputElement).name, left)).catch(() => {});
  }
  const handlers = {
    onSubmit,
    onFocus() {
      setActive(true);
      loadWork();
    },
    onInput(event: FormEvent) {
      thanked.current = false;
      const { target } = event;
      work().then((formModule) => formModule?.enforceExclusiveCheckbox(target));
      recheck(event, false);
    },
    onBlur: (event: FormEvent) => recheck(event, true),
  };
  const submittedValues = ((!isEmptied && actionState?.values) || {}) as FormValues;
  return {
    refs: [form, notice, stored],
    isReturned: Boolean(actionState),
    formAction,
    handlers,
    invalidFields,
    noticeHost,
    state: { result, pending, isActive, submittedValues },
  } as const;
}

type Props = {
  /** Begins the ids of the fields where another form on the page has fields of the same names. */
  prefix?: string;
  /** What shows and hides the form; without it the form is always in sight. */
  collapsed?: ReactNode;
  kind: FormKind;
  preload?: FormPreloadTiming;
  action: FormAction;
  locale: string;
  /** Texts by the message keys of schema and action. */
  errors: Record<string, string>;
  /** Shown at a field whose message is not among them. */
  invalid: string;
  failure: string;
  /**
   * Shown once the form was stored: by this script, or as the target of the URL to which a browser without scripts
   * is redirected.
   */
  thanks: ReactNode;
  /** What is shown above the fields when it was not, and the id of its title. */
  outcome: ReactNode;
  noticeTitleId: string;
  noticeLabels: ToastLabels;
  children: ReactNode;
};

/**
 * A form whose fields the server draws; the browser gets only what changes. Its texts come ready: it loads no
 * dictionary.
 */
export function SiteForm({
  prefix = '',
  collapsed,
  kind,
  preload,
  action,
  locale,
  errors,
  invalid,
  failure,
  thanks,
  outcome,
  noticeTitleId,
  noticeLabels,
  children,
}: Props) {
  const { refs, isReturned, formAction, handlers, invalidFields, noticeHost, state } = useSiteForm({
    kind,
    preload,
    action,
    failure,
    noticeLabels,
  });
  const [form, notice, stored] = refs;
  const fieldErrors = Object.fromEntries(
    Object.entries(invalidFields).map(([name, key]) => [name, errors[key] ?? invalid]),
  );
  const drawn = (
    <form
      ref={form}
      action={formAction}
      {...handlers}
      noValidate
      data-form={kind}
      data-held=""
      className="grid max-w-3xl gap-6 md:grid-cols-2"
    >
      <input type="hidden" name="locale" value={locale} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce controls. */}
      <div
        ref={notice}
        tabIndex={-1}
        // A group and no alert: it takes the focus, which reads it once; an alert would be read again with each
        // corrected field.
        role="group"
        aria-labelledby={noticeTitleId}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript the result is out of sight: the page opens at its top.
        autoFocus={isReturned}
        className="outline-offset-4 empty:hidden md:col-span-2"
      >
        {outcome}
      </div>
      {children}
    </form>
  );
  return (
    <FormContext value={{ ...state, prefix, fieldErrors }}>
      <div ref={stored} id={successMessageElementId(kind)} tabIndex={-1} className="thanks" data-ok={state.result?.ok}>
        {thanks}
      </div>
      {collapsed ? (
        // The result of a form that the browser posted itself must be in sight.
        <details open={Boolean(state.result)} className="group">
          {collapsed}
          {drawn}
        </details>
      ) : (
        drawn
      )}
      {noticeHost}
    </FormContext>
  );
}
