'use client';

import { createContext, type ReactNode, useContext } from 'react';

type Texts = Record<
  'heading' | 'text' | 'number' | 'retry' | 'home' | 'contact' | 'homePath' | 'frameUrl' | 'email',
  string
>;

const Context = createContext<Texts | null>(null);

/** Provides the translated error screen to the error boundary, which runs in the browser and cannot load messages. */
export function ErrorScreenTextsProvider({ value, children }: { value: Texts; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export function useErrorTexts(): Texts {
  const labels = useContext(Context);
  if (!labels) throw new Error('no ErrorScreenTextsProvider');
  return labels;
}
