// Written into the bundle by scripts/inline-scripts-module-code.ts.
/** Site code -> primary language tag. */
declare const primaryTags: Record<string, string>;

type Texts = { text: string; accept: string; dismiss: string };

const { languageKey = '' } = document.documentElement.dataset;
const declinedKey = `${languageKey}-offer`;
const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** The visitor's stored or browser language if the site has it, the page is in another one, and it was not declined. */
function findLanguage(): string | undefined {
  const stored = localStorage.getItem(languageKey) ?? '';
  const codes = Object.keys(primaryTags);
  const language = primaryTags[stored]
    ? stored
    : navigator.languages.map((tag) => codes.find((code) => primaryTags[code] === primary(tag))).find(Boolean);
  const isOther = language && primaryTags[language] !== primary(document.documentElement.lang);
  return isOther && localStorage.getItem(declinedKey) !== language ? language : undefined;
}

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), properties);

/** Adds the suggestion above the header: a link to the page in that language, and a button that declines it. */
async function showSuggestion(language: string): Promise<void> {
  const root = document.documentElement;
  const target = () => document.querySelector<HTMLAnchorElement>(`header a[data-language=${language}]`);
  const own = target();
  try {
    if (!own) return;
    // URLs of the default language have no language segment.
    const home = own.pathname.split('/')[1] === language ? `/${language}` : '';
    const response = await fetch(`${home}/offer.json`);
    if (!response.ok) return;
    const { text, accept, dismiss }: Texts = await response.json();
    const strip = make('section', { lang: own.hreflang });
    strip.dataset.offer = '';
    strip.setAttribute('aria-label', text);
    const decline = () => {
      localStorage.setItem(declinedKey, language);
      const hadFocus = strip.contains(document.activeElement);
      strip.remove();
      // The pressed button is gone, so the keyboard goes on with the page.
      if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
    };
    strip.onkeydown = ({ key }) => {
      if (key === 'Escape') decline();
    };
    const line = make('p', { textContent: text });
    const link = make('a', { textContent: accept, hreflang: own.hreflang, href: own.href });
    link.dataset.language = language;
    // The router may have gone to another page meanwhile.
    link.onclick = () => {
      link.href = target()?.href ?? link.href;
    };
    const button = make('button', { type: 'button', textContent: dismiss, onclick: decline });
    strip.append(line, link, button);
    document.querySelector('header')?.before(strip);
  } finally {
    delete root.dataset.offer;
  }
}

/**
 * Marks the document before its first paint, so that styles leave room above the header
 * (components/site-shell/header.module.css) and nothing moves when the suggestion arrives. Not part of React: the
 * page's own scripts may come much later.
 */
export function installLanguageSuggestion(): void {
  try {
    const language = findLanguage();
    if (!language) return;
    document.documentElement.dataset.offer = language;
    addEventListener('DOMContentLoaded', () => {
      showSuggestion(language).catch(() => {
        // Without a connection there is no suggestion; the page itself is complete.
      });
    });
  } catch {
    // Storage is blocked: a refusal could not be stored, so nothing is suggested.
  }
}
