'use client';

import { useEffect } from 'react';
import { useErrorTexts } from '@/components/layout/error-texts';
import { Button } from '@/components/ui/button';

export default function ErrorScreen({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const texts = useErrorTexts();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the browser's console is the only log a client error has.
    console.error(error);
  }, [error]);
  return (
    <main className="container-page section-y">
      <h1>{texts.heading}</h1>
      <p>
        {texts.text} {error.digest && <code>{error.digest}</code>}
      </p>
      <p className="flex flex-wrap gap-4">
        <Button onClick={retry}>{texts.retry}</Button>
        <Button asChild variant="outline">
          <a href={texts.homePath}>{texts.home}</a>
        </Button>
      </p>
    </main>
  );
}
