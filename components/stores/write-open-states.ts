import { decodeMoments, type OpenLabels, openLabel } from '@/lib/stores/open-label';

/** Writes into the cards of the page whether their stores are open: the page may be older than this moment. */
export function writeOpenStates(root: HTMLElement, tag: string, labels: OpenLabels): void {
  for (const state of root.querySelectorAll<HTMLElement>('[data-moments]')) {
    const { timeZone, moments } = decodeMoments(state.dataset.moments ?? '');
    const { open, text } = openLabel(moments, Date.now(), timeZone, tag, labels);
    state.dataset.open = String(open);
    state.textContent = text;
  }
}
