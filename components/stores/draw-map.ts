import L from 'leaflet';
import Supercluster from 'supercluster';
import { createMap, createMarker, type MapOptions, prefersReducedMotion } from '@/components/map/base-map';
import { type PluralTexts, pluralText } from '@/lib/i18n/plural-texts';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { GeoPosition } from '@/lib/stores/distance';
import { isActivationKey, type PinPopupLabels, storePin } from './store-pin';

export type StoreMapHandle = {
  show: (stores: DisplayedStore[], position?: GeoPosition) => void;
  /** Goes to a store and opens its popup. */
  open: (id: string) => void;
  remove: () => void;
};
export type MapLabels = PinPopupLabels & { here: string; count: PluralTexts };

/** How near the map comes to a store that it goes to, so that the surroundings are still on it. */
const minZoom = 9;

/** Draws the map of the shops, near ones in clusters. Throws when the coastline cannot be fetched. */
export async function drawStoreMap(
  element: HTMLElement,
  source: MapOptions,
  labels: MapLabels,
): Promise<StoreMapHandle> {
  const map = await createMap(element, source);
  const visitor = L.layerGroup().addTo(map);
  const drawn = new Map<string, L.Marker>();
  let current: DisplayedStore[] = [];
  let clusters = new Supercluster<{ store: DisplayedStore }>();

  function clusterPin(id: number, count: number, at: L.LatLngTuple): L.Marker {
    const name = pluralText(labels.count, count, document.documentElement.lang);
    const open = () => {
      const zoom = Math.min(clusters.getClusterExpansionZoom(id), map.getMaxZoom());
      map.flyTo(at, zoom, { animate: !prefersReducedMotion() });
    };
    const pin = createMarker(at, 'map-cluster', String(count), name)
      .on('click', open)
      .on('keypress', (event) => isActivationKey(event) && open());
    // By which a card finds the cluster that its store is in.
    const ids = clusters.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.store.id);
    return pin.on('add', () => pin.getElement()?.setAttribute('data-dots', ids.join(' ')));
  }

  /** The least zoom at which a store is not in a cluster: nearer, little but the store is on the map. */
  function singleZoom({ id, longitude, latitude }: DisplayedStore): number {
    const around = 0.001;
    const box: [number, number, number, number] = [
      longitude - around,
      latitude - around,
      longitude + around,
      latitude + around,
    ];
    const isSingle = (zoom: number) =>
      clusters.getClusters(box, zoom).some(({ properties }) => 'store' in properties && properties.store.id === id);
    let zoom = minZoom;
    while (zoom < map.getMaxZoom() && !isSingle(zoom)) zoom += 1;
    return zoom;
  }

  function erase(key: string, pin: L.Marker) {
    const hadFocus = pin.getElement() === document.activeElement;
    drawn.delete(key);
    pin.remove();
    if (hadFocus) map.getContainer().focus({ preventScroll: true });
  }

  // A pin that stays keeps its popup and the focus: opening one near the edge moves the map.
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
    for (const [key, pin] of drawn) if (!visible.has(key)) erase(key, pin);
    for (const [key, { geometry, properties }] of visible) {
      if (drawn.has(key)) continue;
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const pin =
        'cluster_id' in properties
          ? clusterPin(properties.cluster_id, properties.point_count, [latitude, longitude])
          : storePin(properties.store, labels);
      drawn.set(key, pin.addTo(map));
    }
  }
  map.on('moveend', draw);
  map.getContainer().addEventListener('keydown', ({ key }) => key === 'Escape' && map.closePopup());

  return {
    show(stores, position) {
      current = stores;
      for (const [key, pin] of drawn) erase(key, pin);
      // As near as the map goes each shop is by itself, or a cluster could not be opened.
      clusters = new Supercluster<{ store: DisplayedStore }>({
        // In pixels of the map's own tiles: pins that are nearer to each other cannot be pressed one by one.
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
      visitor.clearLayers();
      const points = stores.map(({ latitude, longitude }) => [latitude, longitude] as L.LatLngTuple);
      if (position) {
        const at: L.LatLngTuple = [position.latitude, position.longitude];
        createMarker(at, 'map-here', '', labels.here).addTo(visitor);
        map.setView(at, 10);
      } else if (points.length) map.fitBounds(L.latLngBounds(points).pad(0.1), { maxZoom: 12, animate: false });
      draw();
    },
    open(id) {
      const store = current.find((each) => each.id === id);
      if (!store) return;
      map.setView([store.latitude, store.longitude], singleZoom(store), { animate: false });
      draw();
      drawn.get(id)?.openPopup();
    },
    remove: () => map.remove(),
  };
}
