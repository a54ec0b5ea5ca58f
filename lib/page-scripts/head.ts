// Runs in the head of every page, before anything else. Built into built.ts by `npm run docs`.

import { suggestLanguage } from './suggest-language';

declare global {
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

/** Applies the theme that the visitor chose before the first paint. */
function applyStoredTheme(): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the theme of the device applies.
  }
}

/**
 * Lays out the sections below the first screen (`later` in parts.css), which are otherwise laid out when they come near, one by one
 * whenever the loaded page is idle: then nobody who jumps, searches or takes a picture of the whole page finds an empty section.
 */
function unfoldSections(): void {
  const rest = [...document.querySelectorAll<HTMLElement>('.later,.later-item')];
  const idle: (callback: () => void) => void = self.requestIdleCallback ?? setTimeout;
  idle(function next() {
    const section = rest.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    idle(next);
  });
}

/** Marks pictures that fail to load; also those that fail before anything else runs. */
function markFailedPictures(): void {
  const mark = ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-failed', type === 'error');
  };
  addEventListener('error', mark, true);
  addEventListener('load', mark, true);
}

applyStoredTheme();
markFailedPictures();
suggestLanguage();
addEventListener('load', unfoldSections);
// Keeps zod from trying whether code may be evaluated, which the page's policy would stop and report.
globalThis.__zod_globalConfig = { jitless: true };
