'use client';

import { useEffect } from 'react';

/**
 * The last error boundary, used when even the layout of a language fails. The language is unknown here, so it shows
 * the first two.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the browser's console is the only log a client error has.
    console.error(error);
  }, [error]);
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
