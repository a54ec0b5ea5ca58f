'use client';

import { type ReactElement, useEffect, useState } from 'react';

/**
 * The last error boundary, used when even the layout of a language fails in the browser. Without a connection it shows
 * the first two languages; otherwise the error screen of the site in that of the URL. Every page includes it.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [screen, setScreen] = useState<ReactElement>();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the browser's console is the only log a client error has.
    console.error(error);
    import('@/components/site-shell/load-global-error-screen').then(({ loadErrorScreenForCallback }) =>
      loadErrorScreenForCallback(error, setScreen),
    );
  }, [error]);
  return (
    screen ?? (
      <html lang="el">
        <body>
          <main>
            <title>Απρόσμενο σφάλμα εφαρμογής!</title>
            <h1>Απρόσμενο σφάλμα εφαρμογής!</h1>
            <p lang="en">Unexpected Application Error!</p>
            <p>
              <a href="/">Επιστροφή στην αρχική</a>
            </p>
            <p lang="en">
              <a href="/en">Return to Home</a>
            </p>
          </main>
        </body>
      </html>
    )
  );
}
