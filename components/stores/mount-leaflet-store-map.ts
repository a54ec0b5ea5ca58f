import L from 'leaflet';
import Supercluster from 'supercluster';
import {
  createLeafletMap,
  createMarker,
  type MapOptions,
  prefersReducedMotion,
} from '@/components/map/leaflet-base-map';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { type PluralTexts, pluralText } from '@/lib/i18n/plural-texts';
import { localePunctuation } from '@/lib/i18n/punctuation';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { GeoPosition } from '@/lib/stores/distance';
import { consumeActivationKey, createStoreMarker, type PinPopupLabels } from './store-marker';

export type StoreMapHandle = {
  show: (stores: DisplayedStore[], position?: GeoPosition) => void;
  /** Moves the map to a store and opens its popup. */
  open: (id: string) => void;
  remove: () => void;
};
export type MapLabels = PinPopupLabels & { here: string; count: PluralTexts };

/** The zoom for a single store, at which its surroundings are still visible. */
const minStoreZoom = 9;

/** A cluster names no more towns than somebody who hears them can remember. */
const maxTowns = 3;

/** The towns of stores, those with most of them first. */
function townsOf(stores: DisplayedStore[], tag: string): string {
  const counts = new Map<string, number>();
  for (const { city } of stores) counts.set(city, (counts.get(city) ?? 0) + 1);
  const towns = [...counts].sort(([, a], [, b]) => b - a).map(([city]) => city);
  return [...towns.slice(0, maxTowns), ...(towns.length > maxTowns ? ['…'] : [])].join(localePunctuation(tag).list);
}

/** Draws the map of the stores and groups close ones in clusters. Throws if the coastline cannot be fetched. */
export async function mountLeafletStoreMap(
  element: HTMLElement,
  source: MapOptions,
  labels: MapLabels,
): Promise<StoreMapHandle> {
  const map = await createLeafletMap(element, source);
  const visitorLayer = L.layerGroup().addTo(map);
  const markers = new Map<string, L.Marker>();
  let current: DisplayedStore[] = [];
  let clusters = new Supercluster<{ store: DisplayedStore }>();

  function clusterPin(id: number, count: number, centre: L.LatLngTuple): L.Marker {
    const { lang } = document.documentElement;
    const stores = clusters.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.store);
    const name = fillTemplate(labels.fact, {
      label: pluralText(labels.count, count, lang),
      value: townsOf(stores, lang),
    });
    const open = () => {
      const zoom = Math.min(clusters.getClusterExpansionZoom(id), map.getMaxZoom());
      map.flyTo(centre, zoom, { animate: !prefersReducedMotion() });
    };
    const pin = createMarker(centre, 'map-cluster', String(count), name)
      .on('click', open)
      .on('keypress', (event) => consumeActivationKey(event) && open());
    // With these ids a card finds the cluster that contains its store.
    const ids = stores.map((store) => store.id).join(' ');
    return pin.on('add', () => pin.getElement()?.setAttribute('data-dots', ids));
  }

  /** The lowest zoom at which a store is in no cluster: a higher one would hide its surroundings. */
  function singleZoom({ id, longitude, latitude }: DisplayedStore): number {
    const delta = 0.001;
    const box: [number, number, number, number] = [
      longitude - delta,
      latitude - delta,
      longitude + delta,
      latitude + delta,
    ];
    const isSingle = (zoom: number) =>
      clusters.getClusters(box, zoom).some(({ properties }) => 'store' in properties && properties.store.id === id);
    let zoom = minStoreZoom;
    while (zoom < map.getMaxZoom() && !isSingle(zoom)) zoom += 1;
    return zoom;
  }

  function removeMarker(key: string, pin: L.Marker) {
    const hadFocus = pin.getElement() === document.activeElement;
    markers.delete(key);
    pin.remove();
    if (hadFocus) map.getContainer().focus({ preventScroll: true });
  }

  // Visible pins are not redrawn: a popup that opens near the edge moves the map, and must stay open and focused.
  function draw() {
    const bounds = map.getBounds().pad(0.2);
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    const visible = new Map(
      clusters
        .getClusters(box, Math.round(map.getZoom()))
        .map((feature) => [
          'cluster_id' in feature.properties ? `cluster ${feature.properties.cluster_id}` : feature.properties.store.id,
          feature,
        ]),
    );
    for (const [key, pin] of markers) if (!visible.has(key)) removeMarker(key, pin);
    for (const [key, { geometry, properties }] of visible) {
      if (markers.has(key)) continue;
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const pin =
        'cluster_id' in properties
          ? clusterPin(properties.cluster_id, properties.point_count, [latitude, longitude])
          : createStoreMarker(properties.store, labels);
      markers.set(key, pin.addTo(map));
    }
  }
  map.on('moveend', draw);
  let showArea = () => {};
  // In a hidden frame the map had no size that the stores could fit into.
  map.on('resize', ({ oldSize }) => oldSize.x === 0 && showArea());
  map.getContainer().addEventListener('keydown', ({ key }) => key === 'Escape' && map.closePopup());

  return {
    show(stores, position) {
      current = stores;
      for (const [key, pin] of markers) removeMarker(key, pin);
      // At the highest zoom no store is in a cluster, because that cluster could not be expanded.
      clusters = new Supercluster<{ store: DisplayedStore }>({
        // In pixels of the map's own tiles: pins closer than this cannot be pressed separately.
        radius: 40,
        extent: 256,
        maxZoom: Math.min(15, map.getMaxZoom() - 1),
      });
      clusters.load(
        stores.map((store) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [store.longitude, store.latitude] },
          properties: { store },
        })),
      );
      visitorLayer.clearLayers();
      const points = stores.map(({ latitude, longitude }) => [latitude, longitude] as L.LatLngTuple);
      const centre = position && ([position.latitude, position.longitude] as L.LatLngTuple);
      if (centre) createMarker(centre, 'map-here', '', labels.here).addTo(visitorLayer);
      showArea = () => {
        if (centre) map.setView(centre, 10);
        else if (points.length) map.fitBounds(L.latLngBounds(points).pad(0.1), { maxZoom: 12, animate: false });
      };
      showArea();
      draw();
    },
    open(id) {
      const store = current.find((candidate) => candidate.id === id);
      if (!store) return;
      showArea = () => map.setView([store.latitude, store.longitude], singleZoom(store), { animate: false });
      showArea();
      draw();
      markers.get(id)?.openPopup();
    },
    remove: () => map.remove(),
  };
}
