import { fillTemplate } from '@/lib/i18n/fill-template';
import { computeOpenStateAndLabel, decodeOpenIntervals, type OpenLabels } from '@/lib/stores/open-label';
import { onVisibleMinuteTick } from './on-visible-minute';
import type { StoreCardLabels } from './store-labels-type';

const updatedRoots = new WeakSet<HTMLElement>();

/**
 * Adds to the cards what would make the HTML larger, and what depends on the current time, with which it then changes
 * until the page is left.
 */
export function writeLabelsIntoStoreCards(root: HTMLElement, tag: string, labels: StoreCardLabels): void {
  updateOpenLabels(root, tag, labels);
  nameLinks(root, labels.fact);
  if (updatedRoots.has(root)) return;
  updatedRoots.add(root);
  const end = onVisibleMinuteTick(() => (root.isConnected ? updateOpenLabels(root, tag, labels) : end()));
}

/**
 * Adds the name of the store, in its language, to the links and the button of each card: a list of links then
 * distinguishes them.
 */
function nameLinks(root: HTMLElement, fact: string) {
  for (const card of root.querySelectorAll('.store-card')) {
    const heading = card.querySelector('h3');
    for (const link of card.querySelectorAll('a:not([href^="tel:"]), button')) {
      if (!heading || link.childElementCount) continue;
      const named = document.createElement('span');
      named.className = 'sr-only';
      const name = document.createElement('span');
      name.lang = heading.lang || document.documentElement.lang;
      name.textContent = heading.textContent;
      named.append(fillTemplate(fact, { label: '', value: '' }), name);
      link.append(named);
    }
  }
}

/** Writes into the cards whether their stores are open now: the page may have been rendered earlier. */
function updateOpenLabels(root: HTMLElement, tag: string, labels: OpenLabels): void {
  for (const state of root.querySelectorAll<HTMLElement>('[data-moments]')) {
    const { timeZone, moments } = decodeOpenIntervals(state.dataset.moments ?? '');
    const { open, text } = computeOpenStateAndLabel(moments, Date.now(), timeZone, tag, labels);
    state.dataset.open = String(open);
    // An unchanged text stays selected.
    if (state.textContent !== text) state.textContent = text;
  }
}
