// Runs in the head of every page, before anything else. Built into bundled-scripts.ts by `npm run docs`.

import { saveDraft, saveDraftForReload } from '@/lib/forms/form-draft';
import { preserveInput } from '@/lib/forms/preserve-and-restore-input';
import { installEarlyInputRecorder } from './early-input';
import { installNavigationSkeleton } from './navigation-skeleton';
import { installMissingFileDetection } from './offer-reload-for-missing-files';
import {
  newReleaseBarId,
  outdatedFormEventName,
  releaseMismatchEventName,
  showNewReleaseBar,
} from './show-new-release-bar';
import { installLanguageSuggestion } from './suggest-language';

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
 * Lays out the sections below the first screen (`later` in parts.css), which are otherwise laid out when they come
 * near, one by one whenever the loaded page is idle: then nobody who jumps, searches or takes a picture of the whole
 * page finds an empty section.
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

const openedAt = Date.now();

/**
 * Saves what is typed into a public form: from the first key on, before its island is there, and even if that never
 * comes.
 */
function saveInput({ target }: Event): void {
  const { form } = target as HTMLInputElement;
  const kind = form?.dataset?.form;
  if (form && kind) saveDraft(kind, form, openedAt);
}

/**
 * Loads the page of the new release in place of this one, whose form can no longer be sent; not while there is no
 * connection.
 */
async function renew(event: Event): Promise<void> {
  const form = event.target as HTMLFormElement;
  const kind = form.dataset.form;
  if (!kind || !saveDraftForReload(kind, form, openedAt)) return;
  event.preventDefault();
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) location.reload();
}

/** Preserves the input of forms without a draft before the visitor loads the new release. */
function preserveInputForNewRelease({ target }: Event): void {
  if ((target as Element).closest?.(`#${newReleaseBarId} button`)) preserveInput();
}

/**
 * Opens the dialog of a link (`data-dialog`) in place of the page that it leads to, before any other script has come;
 * so does the shortcut that the link states, Ctrl or Cmd + K.
 */
function openDialog(event: MouseEvent | KeyboardEvent): void {
  const isKey = 'code' in event;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (event.shiftKey || event.altKey || (isKey ? !hasCommand || event.code !== 'KeyK' : hasCommand || event.button))
    return;
  const link = isKey
    ? document.querySelector<HTMLElement>('a[data-dialog]')
    : (event.target as Element).closest?.<HTMLElement>('a[data-dialog]');
  const dialog = document.getElementById(link?.dataset.dialog ?? '') as HTMLDialogElement | null;
  if (!dialog?.showModal) return;
  event.preventDefault();
  if (dialog.open) return;
  // The dialog gives the focus back to what had it; Safari does not focus a link that is clicked.
  if (!isKey) link?.focus();
  dialog.showModal();
}

// Without a connection there is nothing to do here: the form shows that.
const offline = () => {};

applyStoredTheme();
markFailedPictures();
installLanguageSuggestion();
installNavigationSkeleton();
installEarlyInputRecorder();
addEventListener('load', unfoldSections);
for (const type of ['input', 'change']) addEventListener(type, saveInput, true);
addEventListener('click', openDialog, true);
addEventListener('click', preserveInputForNewRelease, true);
addEventListener('keydown', openDialog, true);
addEventListener(outdatedFormEventName, (event) => renew(event).catch(offline));
addEventListener(releaseMismatchEventName, showNewReleaseBar);
installMissingFileDetection();
// Prevents zod from trying whether code may be evaluated, which the page's policy would stop and report.
globalThis.__zod_globalConfig = { jitless: true };
