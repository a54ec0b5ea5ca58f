import { fillTemplate } from '@/lib/i18n/fill-template';
import type { StoreCardLabels } from './store-labels-type';
import { writeOpenStates } from './write-open-states';

/** Adds to the cards of the page what would weigh on its HTML, and what the moment decides. */
export function enhanceStoreCards(root: HTMLElement, tag: string, labels: StoreCardLabels): void {
  writeOpenStates(root, tag, labels);
  nameLinks(root, labels.fact);
}

/** Names the links and the button of each card after its store: a list of links then tells them apart. */
function nameLinks(root: HTMLElement, fact: string) {
  for (const card of root.querySelectorAll('.store-card')) {
    const value = card.querySelector('h3')?.textContent ?? '';
    for (const link of card.querySelectorAll('a:not([href^="tel:"]), button'))
      link.setAttribute('aria-label', fillTemplate(fact, { label: link.textContent ?? '', value }));
  }
}
