'use client';

import { unstable_isUnrecognizedActionError as isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useActionState,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Alert, ResultAlert } from '@/components/ui/alert';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ActionResult } from '@/lib/action-result';
import {
  discardPreservedResultMessage,
  preserveResultMessage,
  reloadWithInput,
  restoreInput,
} from '@/lib/forms/preserve-and-restore-input';
import { readCrossOriginErrorMessage } from '@/lib/http/cross-origin-error';
import { focusOrAnnounceFirstInvalidField } from './focus-or-announce-first-invalid-field';
import {
  focusOrAnnounceResultMessage,
  showFormMessageToastOnDemand,
  type ToastLabels,
} from './focus-or-announce-result-message';
import { TextWithIsolatedNames } from './text-with-isolated-names';

type Action<Result> = (previous: unknown, data: FormData) => Promise<Result>;

let pendingActions = 0;

/** True while a response to an action of this page has not arrived. */
export const isActionPending = () => pendingActions > 0;

const ActionTextsContext = createContext<ActionTexts>({ unreachable: '', noticeLabels: { label: '', closeLabel: '' } });
const isText = (value: FormDataEntryValue) => typeof value === 'string';

type ActionTexts = {
  /** The error of a server that cannot be reached. */
  unreachable: string;
  noticeLabels: ToastLabels;
};

/** Provides the texts of the forms inside that no result of an action brings. */
export function ActionFallbackTextsProvider({ children, ...texts }: ActionTexts & { children: ReactNode }) {
  return <ActionTextsContext value={texts}>{children}</ActionTextsContext>;
}

/**
 * Puts back what was entered into the forms of the page before a new release made it reload, and shows a toast then,
 * or the message of the action that had succeeded.
 * The forms are inside an element with `preserveInputOnReloadProps`.
 */
export function PreservedInputRestorer({ title, text }: { title: string; text: string }) {
  const [outcome, setOutcome] = useState<string>();
  useEffect(() => setOutcome(restoreInput()), []);
  if (outcome)
    return (
      <ResultAlert ok className="mb-6">
        <p className="whitespace-pre-line">
          <TextWithIsolatedNames>{outcome}</TextWithIsolatedNames>
        </p>
      </ResultAlert>
    );
  return (
    outcome === '' && (
      <Alert role="status" title={title} className="mb-6">
        <p>{text}</p>
      </Alert>
    )
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
    pendingActions += 1;
    try {
      return await action(previous, data);
    } catch (error) {
      // Ways to another page are errors too.
      unstable_rethrow(error);
      // Under a new release the page reloads itself; nothing more is shown here.
      if (isUnrecognizedActionError(error) && reloadWithInput()) return new Promise(() => {});
      // As in the actions' own results: several values of one name are parts of one text.
      const submittedValues = [...data.keys()].map((name) => [name, data.getAll(name).filter(isText).join(' ')]);
      const message = readCrossOriginErrorMessage(error) ?? text;
      return { ok: false, error: 'unreachable', message, values: Object.fromEntries(submittedValues) } as Result;
    } finally {
      pendingActions -= 1;
    }
  };
}

/**
 * The action with the text of the page for a server that cannot be reached; undefined while a form works without
 * scripts.
 */
export function useNetworkErrorAction<Result extends ActionResult>(action: Action<Result>): Action<Result> | undefined {
  const { unreachable } = useContext(ActionTextsContext);
  return useHydrated() && unreachable ? withNetworkErrorResult(action, unreachable) : undefined;
}

/**
 * `useActionState` for forms of the staff area: a server that cannot be reached is a result. Without scripts the form
 * is sent to the action itself, and its permalink leads the result to it also where a new release changed the page
 * around it: '' for the only form of its action on a page, a fragment for one of several; null has none.
 */
export function useResilientAction<Result extends ActionResult>(action: Action<Result>, permalink: string | null = '') {
  const send = useNetworkErrorAction(action);
  const state = useActionState<Result | null, FormData>(
    send ? withPreservedOutcome(send) : action,
    null,
    permalink ?? undefined,
  );
  const [result] = state;
  useEffect(() => {
    if (result) discardPreservedResultMessage();
  }, [result]);
  return state;
}

/** The action, whose success is shown also by a page that the router loads anew before its result. */
function withPreservedOutcome<Result extends ActionResult>(action: Action<Result>): Action<Result> {
  return async (previous, data) => {
    const result = await action(previous, data);
    if (result.ok) preserveResultMessage(result.message ?? '', data);
    return result;
  };
}

type Props = {
  result: ActionResult | null;
  /** What the result is about, where neither the form around nor what surrounds the message is. */
  scope?: RefObject<Element | null>;
  className?: string;
  /** What follows the message. */
  children?: ReactNode;
};

/**
 * Presents the message of a result, whose element has the returned ref, or the first field that is wrong. Returns it
 * with what the form has to draw for a toast. A message without the focus is a toast when it is out of sight. The
 * focus moves only from what the result is about: the element of `about`, or the form or element around the message.
 */
export function useResultPresentation(
  result: ActionResult | null,
  takesFocus: boolean,
  about?: RefObject<Element | null>,
) {
  const message = useRef<HTMLElement>(null);
  const [noticeHost, setNoticeHost] = useState<ReactNode>(null);
  const { noticeLabels } = useContext(ActionTextsContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new props of the page are no new result.
  useEffect(() => {
    if (!result) return;
    const element = message.current;
    // A message outside of a form is about what surrounds it.
    const scope = about?.current ?? element?.closest('form') ?? element?.parentElement ?? null;
    if (element && takesFocus) focusOrAnnounceResultMessage(element, scope, noticeLabels, setNoticeHost);
    // Without its code a toast is missing, and the message stays where it is.
    else if (element && !isInWindow(element))
      showFormMessageToastOnDemand(element, noticeLabels, setNoticeHost).catch(() => {});
    else if (!result.message && scope) focusOrAnnounceFirstInvalidField(scope, noticeLabels, setNoticeHost);
  }, [result, takesFocus, about]);
  const setMessage = (element: HTMLElement | null) => {
    message.current = element;
  };
  return [setMessage, noticeHost] as const;
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Where the reader can remove the cause of a failure: in another tab, because this one keeps what was entered. */
export function ResultLink({ link }: Pick<ActionResult, 'link'>) {
  return (
    link && (
      <p className="mt-2">
        <a href={link.href} target="_blank" rel="noopener" className="link">
          {link.text}
        </a>
      </p>
    )
  );
}

/**
 * The message of a result. It takes the focus: on a phone it is above what the screen shows, and the pressed button may
 * be gone.
 */
export function ActionResultAlert({ result, scope, className, children }: Props) {
  const [message, noticeHost] = useResultPresentation(result, true, scope);
  return (
    result?.message && (
      <>
        <div ref={message} tabIndex={-1} className={className ?? 'outline-offset-4'}>
          <ResultAlert ok={result.ok}>
            <p className="whitespace-pre-line">
              <TextWithIsolatedNames>{result.message}</TextWithIsolatedNames>
            </p>
            <ResultLink link={result.link} />
            {children}
          </ResultAlert>
        </div>
        {noticeHost}
      </>
    )
  );
}
