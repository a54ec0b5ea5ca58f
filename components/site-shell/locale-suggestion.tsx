'use client';

import { useEffect, useState } from 'react';
import {
  declineLocaleSuggestion,
  findLocaleSuggestion,
  type LocaleSuggestionData,
  localizedUrl,
} from './find-locale-suggestion';
import styles from './locale-suggestion.module.css';

/**
 * Suggests the page in the visitor's own language, in a small fixed note without layout shift. Shown once per visit.
 */
export function LocaleSuggestion({ languageKey }: { languageKey: string }) {
  const [suggestion, setSuggestion] = useState<LocaleSuggestionData | null>(null);
  useEffect(() => {
    findLocaleSuggestion(languageKey).then(setSuggestion, () => {
      // Without a connection there is no suggestion; the page itself is complete.
    });
  }, [languageKey]);
  if (!suggestion) return null;

  const { tag, language, text, accept, dismiss } = suggestion;
  const decline = () => {
    declineLocaleSuggestion(languageKey, suggestion);
    setSuggestion(null);
    // The button disappears, so move the keyboard focus to the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section lang={tag} aria-label={text} data-offer="" className={styles.offer}>
      <p>{text}</p>
      <a href={localizedUrl(language)} hrefLang={tag} data-language={language}>
        {accept}
      </a>
      <button type="button" onClick={decline}>
        {dismiss}
      </button>
    </section>
  );
}
