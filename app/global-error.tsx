'use client';

import { useEffect, useState } from 'react';
import type { GlobalErrorScreen, GlobalErrorTexts } from '@/components/site-shell/global-error-screen';

/**
 * The last error boundary, used when even the layout of a language fails in the browser. The language is unknown at
 * first and without a connection, so it shows the first two; then the error screen of the site in that of the URL.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [loaded, setLoaded] = useState<GlobalErrorTexts & { Screen: typeof GlobalErrorScreen }>();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the browser's console is the only log a client error has.
    console.error(error);
    import('@/components/site-shell/global-error-screen')
      .then(async ({ fetchGlobalErrorTexts, GlobalErrorScreen: Screen }) =>
        setLoaded({ ...(await fetchGlobalErrorTexts()), Screen }),
      )
      .catch(() => {});
  }, [error]);
  if (loaded) {
    const { tag, texts, Screen } = loaded;
    return (
      <html lang={tag}>
        <body>
          <title>{texts.heading}</title>
          <Screen texts={texts} error={error} retry={() => location.reload()} />
        </body>
      </html>
    );
  }
  return (
    <html lang="el">
      <body>
        <main>
          <title>Απρόσμενο σφάλμα εφαρμογής!</title>
          <h1>Απρόσμενο σφάλμα εφαρμογής!</h1>
          <p lang="en">Unexpected Application Error!</p>
          {error.digest && <code>{error.digest}</code>}
          <p>
            <a href="/">Επιστροφή στην αρχική</a>
          </p>
          <p lang="en">
            <a href="/en">Return to Home</a>
          </p>
        </main>
      </body>
    </html>
  );
}
