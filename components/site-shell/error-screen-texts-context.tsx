'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** What the error screen says and where it leads. */
export type ErrorScreenTexts = Record<
  'heading' | 'text' | 'number' | 'retry' | 'home' | 'contact' | 'homePath' | 'frameUrl' | 'email',
  string
>;

// The layout of every page has the provider; a check here would be script on each of them.
const Context = createContext({} as ErrorScreenTexts);

/** Provides the translated error screen to the error boundary, which runs in the browser and cannot load messages. */
export function ErrorScreenTextsProvider({ value, children }: { value: ErrorScreenTexts; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export const useErrorScreenTexts = (): ErrorScreenTexts => useContext(Context);
