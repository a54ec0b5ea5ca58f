let loading: Promise<void> | undefined;
let latest: Event;

/** Loads the tooltips when the pointer, a finger or the focus first comes to an element that has one. */
export function loadTooltipsOnDemand(signal: AbortSignal): void {
  const load = (event: Event) => {
    // A finger touches the element and then stays on it: the last event counts.
    latest = event;
    if (loading || !(event.target as Element).closest?.('[data-tooltip]')) return;
    loading = import('./tooltips').then(
      ({ installTooltips }) => installTooltips(latest),
      () => {
        // Without a connection the next event tries again; every such element has a name.
        loading = undefined;
      },
    );
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, load, { signal });
}
