import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import type { FeatureCollection } from 'geojson';

export type MapOptions = {
  coast: string;
  tiles?: { url: string; attribution: string };
  /** Names of the buttons, which the library has in English alone. */
  zoom: { in: string; out: string };
};

/** True for visitors whose device is set to reduced motion. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A Leaflet map over our own coastline, or over the configured tiles. Throws when the coastline cannot be fetched. */
export async function createLeafletMap(element: HTMLElement, { coast, tiles, zoom }: MapOptions): Promise<L.Map> {
  const moves = !prefersReducedMotion();
  const map = L.map(element, {
    minZoom: 4,
    maxZoom: tiles ? 18 : 13,
    attributionControl: Boolean(tiles),
    zoomControl: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    // The page scrolls over the map: the wheel zooms after a click or with Ctrl, and one finger is the page's.
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    // Of the window alone; the frame also changes its size with the view.
    trackResize: false,
  });
  fillFrame(map);
  map.on('click', () => map.scrollWheelZoom.enable());
  map.on('mouseout blur', () => map.scrollWheelZoom.disable());
  const withCtrl = (event: WheelEvent) => {
    if (!event.ctrlKey || map.scrollWheelZoom.enabled()) return;
    event.preventDefault();
    map.setZoomAround(map.mouseEventToLatLng(event), map.getZoom() + (event.deltaY < 0 ? 1 : -1));
  };
  element.addEventListener('wheel', withCtrl, { passive: false });
  map.on('unload', () => element.removeEventListener('wheel', withCtrl));
  // Below, where popups do not open.
  const zoomControl = L.control.zoom({ position: 'bottomright', zoomInTitle: zoom.in, zoomOutTitle: zoom.out });
  zoomControl.addTo(map);
  // The site's tooltips in place of the browser's.
  for (const button of zoomControl.getContainer()?.querySelectorAll('a') ?? []) {
    button.dataset.tooltip = button.title;
    button.removeAttribute('title');
  }
  map.attributionControl?.setPrefix(false);
  map.setView([38.6, 24], 6);
  if (tiles) L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 18 }).addTo(map);
  else L.geoJSON(await coastline(coast), { interactive: false, style: { className: 'map-land' } }).addTo(map);
  return map;
}

/** Keeps a map as large as its frame. While the frame is hidden, the map keeps its last size, pins and popup. */
function fillFrame(map: L.Map) {
  const element = map.getContainer();
  const observer = new ResizeObserver(() => {
    if (element.clientWidth) map.invalidateSize({ animate: false });
  });
  observer.observe(element);
  map.on('unload', () => observer.disconnect());
}

/**
 * A round marker with a name; with a number in it, it stands for several places. `spoken` replaces the name for screen
 * readers where a part of it is in another language, because a label has only one.
 */
export function createMarker(
  at: L.LatLngTuple,
  className: string,
  number: string,
  name: string,
  spoken?: HTMLElement,
): L.Marker {
  const size = number ? 32 : 24;
  const made = L.marker(at, { icon: L.divIcon({ className, html: spoken ?? number, iconSize: [size, size] }) });
  return made.on('add', () => {
    const element = made.getElement();
    if (!spoken) element?.setAttribute('aria-label', name);
    element?.setAttribute('data-tooltip', name);
  });
}

async function coastline(url: string): Promise<FeatureCollection> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}
