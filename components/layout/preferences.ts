import { recall, remember } from './storage';

/** Stores the visitor's choice of theme and of language, and shows a stored theme in its menu. */
export function installPreferences(languageKey: string, signal: AbortSignal): void {
  const theme = recall('theme') ?? 'system';
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="theme"]'))
    radio.checked = radio.value === theme;

  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
      // Chosen before this script came, it was just set back.
      target.checked = true;
      const chosen = target.value === 'system' ? null : target.value;
      remember('theme', chosen);
      if (chosen) document.documentElement.dataset.theme = chosen;
      else delete document.documentElement.dataset.theme;
    },
    { signal },
  );

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
      if (!link) return;
      remember(languageKey, link.dataset.language ?? null);
      // The same page, also for its filters and its place on the page.
      link.search = location.search;
      link.hash = location.hash;
    },
    { signal },
  );
}
