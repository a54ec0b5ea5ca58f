import { readStorage, writeStorage } from './local-storage';

/** Stores the visitor's choice of theme and language, and shows the stored theme in its menu. */
export function installThemeAndLanguageChoice(languageKey: string, signal: AbortSignal): void {
  const root = document.documentElement;
  const show = (theme?: string | null) => {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="theme"]'))
      radio.checked = radio.value === (theme ?? 'system');
  };
  show(root.dataset.theme);

  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
      const stored = target.value === 'system' ? null : target.value;
      writeStorage('theme', stored);
      // Hydration has just reset a choice made before it.
      show(stored);
    },
    { signal },
  );

  // A page restored from the back/forward cache may have an outdated theme.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(readStorage('theme')), { signal });

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
      if (!link) return;
      writeStorage(languageKey, link.dataset.language ?? null);
      // Preserves the query and the hash of the current page.
      link.search = location.search;
      link.hash = location.hash;
    },
    { signal },
  );
}
