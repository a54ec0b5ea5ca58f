'use client';

import { useEffect, useState } from 'react';
import { addressIn, declineOffer, findOffer, type Offer } from './find-locale-suggestion';
import styles from './locale-suggestion.module.css';

/** Offers the page in the visitor's own language: a small fixed note that moves nothing and is asked once. */
export function LocaleOffer({ languageKey }: { languageKey: string }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    findOffer(languageKey).then(setOffer, () => {
      // Without a connection there is nothing to offer; the page itself is complete.
    });
  }, [languageKey]);
  if (!offer) return null;

  const { tag, language, text, accept, dismiss } = offer;
  const decline = () => {
    declineOffer(languageKey, offer);
    setOffer(null);
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
