'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/components/site-shell/local-storage';

const stored = 'inbox-shortcuts';
const changed = 'inbox-shortcuts-changed';

function subscribe(notify: () => void) {
  window.addEventListener(changed, notify);
  return () => window.removeEventListener(changed, notify);
}

/**
 * Returns whether single-key shortcuts are on, and a setter. Users of speech input
 * or users with a tremor turn them off.
 */
export function useShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => readStorage(stored) !== 'off',
    () => true,
  );
  return [
    on,
    (next) => {
      writeStorage(stored, next ? 'on' : 'off');
      window.dispatchEvent(new Event(changed));
    },
  ];
}

/** Returns the Latin key at that position, so that the shortcuts also work on a Greek keyboard. */
export function toLatinKeyboardKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = /^\p{L}$/u.test(key) && /^\P{ASCII}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return letter?.toLowerCase() ?? key;
}

/** Focuses the search field, and opens its section on a narrow screen. */
export function focusInboxSearch() {
  const field = document.getElementById('q');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

// Going through the list goes on while the key is held; a change of leads must not be sent again.
const repeatedKeys = ['j', 'k'];

/** Runs the action of a single-key shortcut, unless the user is typing, a dialog is open or a modifier is held. */
export function useShortcuts(actions: Record<string, () => void>, on: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isTyping = target.closest('input:not([type=checkbox]), select, textarea, [contenteditable], [role=dialog]');
    // Enter activates the focused link or button. On a checkbox it would submit the form.
    const taken = event.key === 'Enter' && target.closest('a, button, summary');
    if (isTyping || taken || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const key = toLatinKeyboardKey(event);
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    if (!event.repeat || repeatedKeys.includes(key)) action();
  });
  useEffect(() => {
    if (!on) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
