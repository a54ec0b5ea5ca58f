'use client';

import { unstable_isUnrecognizedActionError as isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { createContext, type ReactNode, useActionState, useContext, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { Alert, ResultAlert } from '@/components/ui/alert';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ActionResult } from '@/lib/action-result';
import { type DraftFormControl, isCheckboxOrRadio, minReloadIntervalMs } from '@/lib/forms/form-draft';
import { extractCrossOriginMessage } from '@/lib/http/cross-origin-error';

type Action<Result> = (previous: unknown, data: FormData) => Promise<Result>;

const NetworkErrorContext = createContext('');
const isText = (value: FormDataEntryValue) => typeof value === 'string';

type MessageProps = { text: string; renewed: { title: string; text: string }; children: ReactNode };

/** Provides the network error text of the forms inside, and shows a notice when a new release made the page reload. */
export function NetworkErrorProvider({ text, renewed, children }: MessageProps) {
  const [isRenewed, setRenewed] = useState(false);
  useEffect(() => setRenewed(restoreSent()), []);
  return (
    <NetworkErrorContext value={text}>
      {isRenewed && (
        <Alert role="status" title={renewed.title} className="mb-6">
          <p>{renewed.text}</p>
        </Alert>
      )}
      {children}
    </NetworkErrorContext>
  );
}

/**
 * An action that has a result also when it could not be sent or its response did not arrive: with what was typed, which
 * React would throw away with the page.
 */
export function withNetworkErrorResult<Result extends ActionResult>(
  action: Action<Result>,
  text: string,
): Action<Result> {
  return async (previous, data) => {
    try {
      return await action(previous, data);
    } catch (error) {
      // Ways to another page are errors too.
      unstable_rethrow(error);
      // Under a new release the page reloads itself; nothing more is shown here.
      if (isUnrecognizedActionError(error) && reloadWith(data)) return new Promise(() => {});
      // As in the actions' own results: several values of one name are parts of one text.
      const submittedValues = [...data.keys()].map((name) => [name, data.getAll(name).filter(isText).join(' ')]);
      const message = extractCrossOriginMessage(error) ?? text;
      return { ok: false, error: 'unreachable', message, values: Object.fromEntries(submittedValues) } as Result;
    }
  };
}

/**
 * `useActionState` for forms of the staff area: a server that cannot be reached is a result. Without scripts the form
 * is sent to the action itself.
 */
export function useResilientAction<Result extends ActionResult>(action: Action<Result>) {
  const text = useContext(NetworkErrorContext);
  const isHydrated = useHydrated();
  return useActionState<Result | null, FormData>(
    isHydrated && text ? withNetworkErrorResult(action, text) : action,
    null,
  );
}

type Props = { result: ActionResult | null; className?: string };

/**
 * The message of a result. It takes the focus: on a phone it is above what the screen shows, and the pressed button may
 * be gone.
 */
export function ActionAlert({ result, className }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) notice.current?.focus();
  }, [result]);
  return (
    result?.message && (
      <div ref={notice} tabIndex={-1} className={className ?? 'outline-offset-4'}>
        <ResultAlert ok={result.ok}>
          <p className="whitespace-pre-line">{result.message}</p>
        </ResultAlert>
      </div>
    )
  );
}

const renewalSlot = 'renewed';
const renewalSchema = z.object({
  path: z.string(),
  at: z.number(),
  values: z.record(z.string(), z.array(z.string())).nullable(),
});
type Renewal = z.infer<typeof renewalSchema>;

/** No secret waits in the tab's storage. */
const isSecret = (name: string) => name.startsWith('$') || /password|code/i.test(name);

function readRenewal(): Renewal | null {
  const { data } = renewalSchema.safeParse(JSON.parse(sessionStorage.getItem(renewalSlot) ?? 'null'));
  return data?.path === location.pathname ? data : null;
}

const writeRenewal = (renewal: Renewal) => sessionStorage.setItem(renewalSlot, JSON.stringify(renewal));

/**
 * Reloads a staff page that the server no longer knows, with what was sent; false if it just did, which then helped
 * nothing.
 */
function reloadWith(data: FormData): boolean {
  const now = Date.now();
  const before = readRenewal();
  if (before && now - before.at < minReloadIntervalMs) return false;
  const names = [...new Set(data.keys())].filter((name) => !isSecret(name));
  const values = names.map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]);
  writeRenewal({ path: location.pathname, at: now, values: Object.fromEntries(values) });
  location.reload();
  return true;
}

/**
 * After such a reload, puts what was sent back into the form with the same fields. Returns true when there was
 * something to put back.
 */
function restoreSent(): boolean {
  const renewal = readRenewal();
  if (!renewal?.values) return false;
  const { values } = renewal;
  writeRenewal({ ...renewal, values: null });
  const names = Object.keys(values);
  const hidden = (form: HTMLFormElement) =>
    [...form.elements].filter((each) => (each as DraftFormControl).type === 'hidden') as DraftFormControl[];
  const form = [...document.forms].find(
    (each) =>
      names.every((name) => each.elements.namedItem(name)) &&
      hidden(each).every(({ name, value }) => !values[name] || values[name].includes(value)),
  );
  for (const control of (form?.elements ?? []) as Iterable<DraftFormControl>) fill(control, values[control.name]);
  return form !== undefined;
}

function fill(control: DraftFormControl, sent: string[] | undefined): void {
  if (!sent || control.type === 'hidden') return;
  if (isCheckboxOrRadio(control)) {
    if (control.checked !== sent.includes(control.value)) control.click();
    return;
  }
  // The setter of the prototype, so that React notices the change of a control whose value it holds.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, sent[0] ?? '');
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
