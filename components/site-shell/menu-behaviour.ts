const openDelay = 100;
const pointerGrace = 300;
const tabbable = 'a[href], button, summary, input:checked';

/**
 * Returns the header menu that contains the event's target. Inside the small-screen sheet
 * the same menus are plain disclosures.
 */
function dropdownOf(target: EventTarget | null): HTMLDetailsElement | null {
  const details = target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-menu]') : null;
  return details?.closest(':popover-open') ? null : details;
}

/** Adds pointer, keyboard and focus behaviour to the header's menus, beyond that of `details` and popovers. */
export function installMenuBehaviour(sheet: HTMLElement, signal: AbortSignal): void {
  let hovered: HTMLDetailsElement | null = null;
  let openedByHover: HTMLDetailsElement | null = null;
  let timer = 0;
  const toggle = sheet.parentElement?.querySelector<HTMLButtonElement>(':scope>button') ?? null;
  const isOpen = () => sheet.matches(':popover-open');

  function closeOthers(target: EventTarget | null) {
    const openMenu = dropdownOf(target);
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
      if (details !== openMenu && dropdownOf(details)) details.open = false;
  }

  function hover({ target, pointerType }: PointerEvent) {
    const entered = pointerType === 'mouse' ? dropdownOf(target) : null;
    if (entered === hovered) return;
    hovered = entered;
    clearTimeout(timer);
    timer = window.setTimeout(
      () => {
        if (openedByHover && openedByHover !== entered) openedByHover.open = false;
        if (entered?.open === false) {
          entered.open = true;
          openedByHover = entered;
        }
      },
      entered ? openDelay : pointerGrace,
    );
  }

  function click(event: MouseEvent) {
    const target = event.target as Element;
    const details = target.closest('summary') && dropdownOf(target);
    if (details) {
      clearTimeout(timer);
      // Hovering has just opened this menu, so the click must not close it again.
      if (details === openedByHover && details.open && event.detail) event.preventDefault();
      openedByHover = null;
    } else if (target.closest('a[href]')) {
      closeOthers(null);
      if (isOpen()) sheet.hidePopover();
    }
  }

  function keydown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      const menu = document.querySelector('details[data-menu][open]');
      if (isOpen() || !menu) return;
      // A menu under the resting pointer closes too, but the focus stays where the visitor types.
      const hasFocus = menu.contains(document.activeElement);
      closeOthers(null);
      if (hasFocus) menu.querySelector('summary')?.focus();
    } else if (event.key === 'Tab' && isOpen() && toggle) {
      const stops = [toggle, ...sheet.querySelectorAll<HTMLElement>(tabbable)].filter((stop) => stop.checkVisibility());
      const index = stops.indexOf(document.activeElement as HTMLElement) + (event.shiftKey ? -1 : 1);
      event.preventDefault();
      stops.at(index % stops.length)?.focus();
    }
  }

  // While the sheet is open, the page behind it is inert.
  function sheetToggled({ newState }: ToggleEvent) {
    const open = newState === 'open';
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = open;
    const active = document.activeElement;
    if (!open && (active === document.body || sheet.contains(active))) toggle?.focus();
  }

  document.addEventListener('pointerover', hover, { signal });
  document.addEventListener('pointerdown', ({ target }) => closeOthers(target), { signal });
  document.addEventListener('focusin', ({ target }) => closeOthers(target), { signal });
  document.addEventListener('click', click, { signal });
  document.addEventListener('keydown', keydown, { signal });
  sheet.addEventListener('toggle', sheetToggled, { signal });
  // Close the sheet when the window becomes wide enough for the bar: it must not stay in the top layer.
  window.addEventListener('resize', () => isOpen() && !toggle?.checkVisibility() && sheet.hidePopover(), { signal });
}
