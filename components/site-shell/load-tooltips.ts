/** Loads the tooltips when the pointer, a finger or the focus first comes to an element that has one. */
export function loadTooltipsOnDemand(signal: AbortSignal): void {
  const load = (event: Event) =>
    (event.target as Element).closest?.('[data-tooltip]') &&
    import('./tooltips').then(
      ({ handleFirstTooltipEvent }) => handleFirstTooltipEvent(event),
      // Without a connection the next event tries again; every such element has a name.
      () => {},
    );
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, load, { signal });
}
