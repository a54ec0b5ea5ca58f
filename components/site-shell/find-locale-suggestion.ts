import { readStorage, writeStorage } from './local-storage';

export type LocaleSuggestionData = { tag: string; language: string; text: string; accept: string; dismiss: string };

const dismissedKey = (languageKey: string) => `${languageKey}-offer`;
const primary = (tag: string) => tag.toLowerCase().split('-')[0];
const languageLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('header a[data-language]')];
let pending: Promise<LocaleSuggestionData | null> | undefined;

async function suggestLocale(languageKey: string): Promise<LocaleSuggestionData | null> {
  const links = languageLinks();
  const chosen = readStorage(languageKey);
  const link =
    links.find(({ dataset }) => dataset.language === chosen) ??
    navigator.languages.map((tag) => links.find(({ hreflang }) => primary(hreflang) === primary(tag))).find(Boolean);
  const { language } = link?.dataset ?? {};
  if (!link || !language || link.hasAttribute('aria-current') || readStorage(dismissedKey(languageKey)) === language)
    return null;
  // The default language's addresses carry no language segment.
  const home = link.pathname.split('/')[1] === language ? `/${language}` : '';
  const response = await fetch(`${home}/offer.json`);
  if (!response.ok) return null;
  return { tag: link.hreflang, language, ...(await response.json()) };
}

/** The page in the visitor's remembered or browser language, when it is another one of the site's; asked once per visit. */
export function findLocaleSuggestion(languageKey: string): Promise<LocaleSuggestionData | null> {
  pending ??= suggestLocale(languageKey);
  return pending;
}

/** The address of the page being shown in a language, as the language menu has it. */
export function localizedUrl(language: string): string | undefined {
  return languageLinks().find(({ dataset }) => dataset.language === language)?.href;
}

/** Remembers that this language was declined. */
export function declineLocaleSuggestion(languageKey: string, { language }: LocaleSuggestionData): void {
  writeStorage(dismissedKey(languageKey), language);
  pending = Promise.resolve(null);
}
