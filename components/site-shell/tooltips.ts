const delayMs = 700;
/** Within this time after one tooltip the next one shows without a delay. */
const skipDelayMs = 300;
/** How long the pointer may take from the element to the tooltip, and how long a touch's tooltip stays. */
const graceMs = 100;
const touchMs = 1500;
const gap = 6;

const tipped = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** On narrow or wide screens a name may stand beside its icon, and needs no tooltip. */
const showsName = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden=true])')].some(
    ({ offsetWidth, textContent }) => offsetWidth > 2 && /\p{L}/u.test(textContent ?? ''),
  );

/**
 * Shows the tooltips of icon-only links and buttons (`data-tooltip`): after the pointer has rested on one, at once with
 * keyboard focus, and while a finger stays on it. One element serves all of them. It is hidden from screen readers,
 * because the text is also the element's name.
 */
function installTooltips(): (event: Event) => void {
  const tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.popover = 'manual';
  tip.ariaHidden = 'true';
  let owner: HTMLElement | null = null;
  let timer = 0;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const isOpen = () => tip.isConnected && tip.matches(':popover-open');
  function after(ms: number, act: () => void) {
    clearTimeout(timer);
    timer = window.setTimeout(act, ms);
  }
  function show(element: HTMLElement) {
    clearTimeout(timer);
    if (showsName(element)) return hide();
    owner = element;
    tip.textContent = element.dataset.tooltip ?? '';
    // The page may have been replaced since.
    if (!tip.isConnected) document.body.append(tip);
    tip.showPopover();
    const box = element.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    // An open menu lies below its summary.
    const beside = element.matches('[open] > summary');
    const left = beside ? box.left - gap - width : box.left + (box.width - width) / 2;
    const below = box.bottom + gap + height <= innerHeight;
    const top = beside ? box.top + (box.height - height) / 2 : below ? box.bottom + gap : box.top - gap - height;
    tip.style.insetInlineStart = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    tip.style.insetBlockStart = `${top}px`;
  }
  function hide() {
    clearTimeout(timer);
    if (!isOpen()) return;
    tip.hidePopover();
    owner = null;
    hiddenAt = performance.now();
  }

  function pointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    const element = tipped(target);
    if (element && element === owner) clearTimeout(timer);
    else if (element) after(isOpen() || performance.now() - hiddenAt < skipDelayMs ? 0 : delayMs, () => show(element));
    else if (target === tip) clearTimeout(timer);
    else after(graceMs, hide);
  }
  function pointerDown({ target, pointerType }: PointerEvent) {
    const element = tipped(target);
    if (pointerType === 'touch' && element) after(skipDelayMs, () => show(element));
    else hide();
  }
  function focusIn({ target }: Event) {
    const element = tipped(target);
    if (element?.matches(':focus-visible')) show(element);
    else hide();
  }
  addEventListener('pointerover', pointerOver);
  addEventListener('pointerdown', pointerDown);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, (event) => (event as PointerEvent).pointerType === 'touch' && after(touchMs, hide));
  addEventListener('focusin', focusIn);
  addEventListener('focusout', hide);
  addEventListener('scroll', hide, { passive: true });
  // A menu that opens takes the place of its tooltip.
  addEventListener(
    'toggle',
    ({ target, newState }) => target === owner?.parentElement && newState === 'open' && hide(),
    true,
  );
  // With the focus on its owner, Escape closes the tooltip alone; elsewhere it is meant for what has the focus as well.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      if (owner?.contains(document.activeElement)) event.stopPropagation();
      hide();
    },
    true,
  );

  return (event) => {
    if (event.type === 'focusin') focusIn(event);
    else if (event.type === 'pointerdown') pointerDown(event as PointerEvent);
    else pointerOver(event as PointerEvent);
  };
}

const handle = installTooltips();
const installedAt = performance.now();

/** Handles an event that brought this code here; those after it have arrived by themselves. */
export function handleFirstTooltipEvent(event: Event): void {
  if (event.timeStamp < installedAt) handle(event);
}
