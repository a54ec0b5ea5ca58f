'use client';

import { useEffect, useState } from 'react';
import {
  addressIn,
  declineLocaleSuggestion,
  findLocaleSuggestion,
  type LocaleSuggestionData,
} from './find-locale-suggestion';
import styles from './locale-suggestion.module.css';

/** Offers the page in the visitor's own language: a small fixed note that moves nothing and is asked once. */
export function LocaleSuggestion({ languageKey }: { languageKey: string }) {
  const [suggestion, setSuggestion] = useState<LocaleSuggestionData | null>(null);
  useEffect(() => {
    findLocaleSuggestion(languageKey).then(setSuggestion, () => {
      // Without a connection there is nothing to offer; the page itself is complete.
    });
  }, [languageKey]);
  if (!suggestion) return null;

  const { tag, language, text, accept, dismiss } = suggestion;
  const decline = () => {
    declineLocaleSuggestion(languageKey, suggestion);
    setSuggestion(null);
    // The button goes; who uses the keyboard goes on with the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section lang={tag} aria-label={text} data-offer="" className={styles.offer}>
      <p>{text}</p>
      <a href={addressIn(language)} hrefLang={tag} data-language={language}>
        {accept}
      </a>
      <button type="button" onClick={decline}>
        {dismiss}
      </button>
    </section>
  );
}
