'use client';

import { localePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, isLocale, languageTag } from '@/lib/i18n/locales';
import { ErrorScreen, type ErrorScreenProps } from './error-screen';
import { type ErrorScreenTexts, ErrorScreenTextsProvider } from './error-screen-texts';

/** What the failed layout would have provided: the texts in the language of the URL, and its BCP 47 tag. */
export type GlobalErrorTexts = { tag: string; texts: ErrorScreenTexts };

/** Fetches the texts, and adds the styles of a prerendered page. Rejects without a connection. */
export async function fetchGlobalErrorTexts(): Promise<GlobalErrorTexts> {
  const [, first] = location.pathname.split('/');
  const locale = isLocale(first) ? first : defaultLocale;
  const response = await fetch(localePath(locale, '/error-screen.json'));
  if (!response.ok) throw new Error(`status ${response.status}`);
  const texts: ErrorScreenTexts = await response.json();
  const page = new DOMParser().parseFromString(await (await fetch(texts.frameUrl)).text(), 'text/html');
  for (const style of page.querySelectorAll('style')) document.head.append(document.importNode(style, true));
  for (const { dataset } of page.querySelectorAll<HTMLLinkElement>('link[data-rest]'))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: dataset.rest }));
  return { tag: languageTag(locale), texts };
}

/** The error screen of a page whose layout failed. */
export function GlobalErrorScreen({ texts, ...props }: ErrorScreenProps & { texts: ErrorScreenTexts }) {
  return (
    <ErrorScreenTextsProvider value={texts}>
      <ErrorScreen {...props} />
    </ErrorScreenTextsProvider>
  );
}
