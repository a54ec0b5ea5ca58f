import { fillTemplate } from '@/lib/i18n/fill-template';
import type { StoreCardLabels } from './store-labels-type';
import { writeOpenStates } from './write-open-states';

/** Adds to the cards what would make the HTML larger, and what depends on the current time. */
export function enhanceStoreCards(root: HTMLElement, tag: string, labels: StoreCardLabels): void {
  writeOpenStates(root, tag, labels);
  nameLinks(root, labels.fact);
}

/** Adds the name of the store to the links and the button of each card: a list of links then distinguishes them. */
function nameLinks(root: HTMLElement, fact: string) {
  for (const card of root.querySelectorAll('.store-card')) {
    const storeName = card.querySelector('h3')?.textContent ?? '';
    for (const link of card.querySelectorAll('a:not([href^="tel:"]), button'))
      link.setAttribute('aria-label', fillTemplate(fact, { label: link.textContent ?? '', value: storeName }));
  }
}
