'use client';

import { useEffect } from 'react';
import { useErrorTexts } from '@/components/site-shell/error-texts';

// Not components/ui/button: every page includes this screen, and the button's variants weigh more than the page's own
// scripts.
const buttonClass = 'inline-flex min-h-12 cursor-pointer items-center rounded-sm px-6 font-bold no-underline';

export default function ErrorScreen({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const labels = useErrorTexts();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the browser's console is the only log a client error has.
    console.error(error);
  }, [error]);
  return (
    <main className="container-page section-y">
      <h1>{labels.heading}</h1>
      <p>{labels.text}</p>
      {error.digest && (
        <p>
          {labels.number} <code>{error.digest}</code>
        </p>
      )}
      <p className="flex flex-wrap gap-4">
        <button type="button" onClick={retry} className={`${buttonClass} bg-accent text-accent-foreground`}>
          {labels.retry}
        </button>
        <a href={labels.homePath} className={`${buttonClass} border-2 border-current`}>
          {labels.home}
        </a>
      </p>
    </main>
  );
}
