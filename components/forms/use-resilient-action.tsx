'use client';

import { unstable_rethrow } from 'next/navigation';
import { createContext, type ReactNode, useActionState, useContext } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ActionResult } from '@/lib/result';

type Action<Result> = (previous: unknown, data: FormData) => Promise<Result>;

const Words = createContext('');
const isText = (value: FormDataEntryValue) => typeof value === 'string';

/** Gives the forms inside what they say when the server cannot be reached. */
export function NetworkErrorMessage({ text, children }: { text: string; children: ReactNode }) {
  return <Words value={text}>{children}</Words>;
}

/** An action that answers also when it could not be sent or its answer did not arrive: with what was typed, which React would throw away with the page. */
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
      // As the actions themselves answer: several values of one name are words of one text.
      const submittedValues = [...data.keys()].map((name) => [name, data.getAll(name).filter(isText).join(' ')]);
      return { ok: false, error: 'unreachable', message: text, values: Object.fromEntries(submittedValues) } as Result;
    }
  };
}

/** `useActionState` for forms of the staff area: a server that cannot be reached is an answer. Without scripts the form is sent to the action itself. */
export function useResilientAction<Result extends ActionResult>(action: Action<Result>) {
  const text = useContext(Words);
  const isHydrated = useHydrated();
  return useActionState<Result | null, FormData>(
    isHydrated && text ? withNetworkErrorResult(action, text) : action,
    null,
  );
}
