'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ErrorScreenProps } from '@/components/site-shell/error-screen';
import { useErrorScreenTexts } from '@/components/site-shell/error-screen-texts-context';

/**
 * The error boundary of all pages. Every page includes it, so the screen itself is loaded on demand; until then, and
 * without a connection, its heading stands alone.
 */
export default function ErrorBoundary(props: ErrorScreenProps) {
  const { heading } = useErrorScreenTexts();
  const [Screen, setScreen] = useState<ComponentType<ErrorScreenProps>>();
  const { error } = props;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the browser's console is the only log a client error has.
    console.error(error);
    document.title = heading;
    import('@/components/site-shell/error-screen').then(
      ({ ErrorScreen }) => setScreen(() => ErrorScreen),
      () => {
        // What the screen does otherwise: the shape of what comes would cover the heading.
        delete document.documentElement.dataset.navigating;
      },
    );
  }, [error, heading]);
  if (Screen) return <Screen {...props} />;
  return (
    <main>
      <h1>{heading}</h1>
    </main>
  );
}
