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
  // URLs of the default language have no language segment.
  const home = link.pathname.split('/')[1] === language ? `/${language}` : '';
  const response = await fetch(`${home}/offer.json`);
  if (!response.ok) return null;
  return { tag: link.hreflang, language, ...(await response.json()) };
}

/**
 * Returns the current page in the visitor's stored or browser language if the site has it
 * and it differs. Runs once per visit.
 */
export function findLocaleSuggestion(languageKey: string): Promise<LocaleSuggestionData | null> {
  pending ??= suggestLocale(languageKey);
  return pending;
}

/** The address of the page being shown in a language, as the language menu has it. */
export function localizedUrl(language: string): string | undefined {
  return languageLinks().find(({ dataset }) => dataset.language === language)?.href;
}

/** Stores that the visitor declined this language. */
export function declineLocaleSuggestion(languageKey: string, { language }: LocaleSuggestionData): void {
  writeStorage(dismissedKey(languageKey), language);
  pending = Promise.resolve(null);
}
