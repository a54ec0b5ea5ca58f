import L from 'leaflet';
import { createMarker } from '@/components/map/base-map';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { DisplayedStore } from '@/lib/stores/displayed-store';

/** The texts of a popup: the name of its button, and a label with its value (`{label}: {value}`). */
export type PinLabels = { close: string; fact: string };

/** A pin of one shop, whose popup leads to the shop's card and gives the focus back when it closes. */
export function storePin(store: DisplayedStore, { close, fact }: PinLabels): L.Marker {
  const pin = createMarker([store.latitude, store.longitude], 'map-shop', '', store.name).bindPopup(
    popup(store, fact),
    {
      // Room for the zoom buttons.
      autoPanPaddingBottomRight: [5, 90],
    },
  );
  // By which the card and the pin find each other.
  pin.on('add', () => pin.getElement()?.setAttribute('data-dot', store.id));
  const box = () => pin.getPopup()?.getElement();
  pin.on('keypress', (event) => isPress(event, [' ']) && pin.openPopup());
  pin.on('popupopen', () => {
    // The shop stays marked while its popup has the focus or the pointer.
    box()?.setAttribute('data-dot', store.id);
    box()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', close);
    box()?.querySelector('a')?.focus({ preventScroll: true });
  });
  pin.on('popupclose', () => {
    const { activeElement, body } = document;
    if (activeElement === body || box()?.contains(activeElement)) pin.getElement()?.focus({ preventScroll: true });
  });
  return pin;
}

/**
 * True for a key that presses a button; the page then does not scroll by it. The library knows Enter, and only for
 * popups.
 */
export function isPress({ originalEvent }: L.LeafletKeyboardEvent, keys = ['Enter', ' ']): boolean {
  const pressed = keys.includes(originalEvent.key);
  if (pressed) L.DomEvent.preventDefault(originalEvent);
  return pressed;
}

/** Built from nodes, so that a shop's name is text and never markup. */
function popup({ id, name, language, address, latin, city, lines }: DisplayedStore, fact: string): HTMLElement {
  const box = document.createElement('div');
  const link = document.createElement('a');
  link.href = `#store-${id}`;
  link.textContent = name;
  if (language) link.lang = language;
  const inLatin = latin && latin.name !== name ? [latin.name] : [];
  const rows = [
    ...inLatin,
    `${latin?.address ?? address}, ${city}`,
    ...lines.map(([label, value]) => fillTemplate(fact, { label, value })),
  ].map((text) => {
    const row = document.createElement('p');
    row.textContent = text;
    return row;
  });
  box.append(link, ...rows);
  return box;
}
