import L from 'leaflet';
import { createMarker } from '@/components/map/leaflet-base-map';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { DisplayedStore } from '@/lib/stores/displayed-store';

/** The texts of a popup: the name of its button, and a label with its value (`{label}: {value}`). */
export type PinPopupLabels = { close: string; fact: string };

/** The pin of one store. Its popup links to the card of the store and returns the focus when it closes. */
export function createStoreMarker(store: DisplayedStore, { close, fact }: PinPopupLabels): L.Marker {
  const { latitude, longitude, name, city, language } = store;
  const spoken = document.createElement('span');
  spoken.className = 'sr-only';
  spoken.append(inLanguage('span', name, language), `, ${city}`);
  const pin = createMarker([latitude, longitude], 'map-shop', '', `${name}, ${city}`, spoken).bindPopup(
    popup(store, fact),
    {
      // Room for the zoom buttons.
      autoPanPaddingBottomRight: [5, 90],
    },
  );
  // Connects the pin with the card of its store (move-highlight-to-hovered-or-focused-store.ts).
  pin.on('add', () => pin.getElement()?.setAttribute('data-dot', store.id));
  const box = () => pin.getPopup()?.getElement();
  pin.on('keypress', (event) => consumeActivationKey(event, [' ']) && pin.openPopup());
  pin.on('popupopen', () => {
    // The store stays highlighted while its popup has the focus or the pointer.
    box()?.setAttribute('data-dot', store.id);
    box()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', close);
    // The map may load for seconds after the button of a card was pressed: whoever went on elsewhere stays there.
    const { activeElement, body } = document;
    const card = document.getElementById(`store-${store.id}`);
    if (activeElement === body || card?.contains(activeElement) || activeElement?.closest('.leaflet-container'))
      box()?.querySelector('a')?.focus({ preventScroll: true });
  });
  pin.on('popupclose', () => {
    const { activeElement, body } = document;
    if (activeElement === body || box()?.contains(activeElement)) pin.getElement()?.focus({ preventScroll: true });
  });
  return pin;
}

/**
 * True for a key that activates a button; prevents the page from scrolling on it. Leaflet itself handles only Enter,
 * and only for popups.
 */
export function consumeActivationKey({ originalEvent }: L.LeafletKeyboardEvent, keys = ['Enter', ' ']): boolean {
  const pressed = keys.includes(originalEvent.key);
  if (pressed) L.DomEvent.preventDefault(originalEvent);
  return pressed;
}

function inLanguage<Tag extends 'a' | 'span'>(tag: Tag, text: string, language: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  if (language) element.lang = language;
  return element;
}

/** Built from nodes, so that the name of a store is text and never markup. */
function popup({ id, name, language, address, latin, city, lines }: DisplayedStore, fact: string): HTMLElement {
  const box = document.createElement('div');
  const link = inLanguage('a', name, language);
  link.href = `#store-${id}`;
  const street = inLanguage('span', latin?.address ?? address, latin ? '' : language);
  const streetAndCity = document.createElement('p');
  streetAndCity.append(street, `, ${city}`);
  const row = (text: string) => {
    const line = document.createElement('p');
    line.textContent = text;
    return line;
  };
  const latinName = latin && latin.name !== name ? [row(latin.name)] : [];
  box.append(
    link,
    ...latinName,
    streetAndCity,
    ...lines.map(([label, value]) => row(fillTemplate(fact, { label, value }))),
  );
  return box;
}
