import { computeOpenStateAndLabel, decodeOpenIntervals, type OpenLabels } from '@/lib/stores/open-label';

/** Writes into the cards whether their stores are open now: the page may have been rendered earlier. */
export function updateOpenLabels(root: HTMLElement, tag: string, labels: OpenLabels): void {
  for (const state of root.querySelectorAll<HTMLElement>('[data-moments]')) {
    const { timeZone, moments } = decodeOpenIntervals(state.dataset.moments ?? '');
    const { open, text } = computeOpenStateAndLabel(moments, Date.now(), timeZone, tag, labels);
    state.dataset.open = String(open);
    // An unchanged text stays selected.
    if (state.textContent !== text) state.textContent = text;
  }
}
