'use client';

import type { ReactElement } from 'react';
import { localePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, isLocale, languageTag } from '@/lib/i18n/locales';
import { ErrorScreen, type ErrorScreenProps } from './error-screen';
import { type ErrorScreenTexts, ErrorScreenTextsProvider } from './error-screen-texts-context';

/**
 * Passes the error screen, in the language of the URL, to `show`. Fetches what the failed layout would have provided:
 * the texts, and the styles of a prerendered page. Rejects without a connection.
 */
export async function loadErrorScreenForCallback(
  error: ErrorScreenProps['error'],
  show: (screen: ReactElement) => void,
): Promise<void> {
  const [, first] = location.pathname.split('/');
  const locale = isLocale(first) ? first : defaultLocale;
  const response = await fetch(localePath(locale, '/error-screen.json'));
  if (!response.ok) throw new Error(`status ${response.status}`);
  const texts: ErrorScreenTexts = await response.json();
  const page = new DOMParser().parseFromString(await (await fetch(texts.frameUrl)).text(), 'text/html');
  for (const style of page.querySelectorAll('style')) document.head.append(document.importNode(style, true));
  for (const { dataset } of page.querySelectorAll<HTMLLinkElement>('link[data-rest]'))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: dataset.rest }));
  show(
    <html lang={languageTag(locale)}>
      <body>
        <title>{texts.heading}</title>
        <ErrorScreenTextsProvider value={texts}>
          <ErrorScreen error={error} retry={() => location.reload()} />
        </ErrorScreenTextsProvider>
      </body>
    </html>,
  );
}
