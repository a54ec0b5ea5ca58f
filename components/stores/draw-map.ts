import L from 'leaflet';
import Supercluster from 'supercluster';
import { createMap, type MapSource, marker } from '@/components/map/base-map';
import type { Position } from '@/lib/stores/distance';
import type { StoreView } from '@/lib/stores/view';

export type DrawnMap = { show: (stores: StoreView[], position?: Position) => void; remove: () => void };

/** Draws the map of the shops, near ones in clusters. Throws when the coastline cannot be fetched. */
export async function drawMap(
  element: HTMLElement,
  { here, ...source }: MapSource & { here: string },
): Promise<DrawnMap> {
  const map = await createMap(element, source);
  const layer = L.layerGroup().addTo(map);
  const visitor = L.layerGroup().addTo(map);
  let clusters = new Supercluster<{ store: StoreView }>();

  const draw = () => {
    const bounds = map.getBounds().pad(0.2);
    layer.clearLayers();
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    for (const { geometry, properties } of clusters.getClusters(box, Math.round(map.getZoom()))) {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const at: L.LatLngTuple = [latitude, longitude];
      if ('cluster_id' in properties) {
        const zoom = clusters.getClusterExpansionZoom(properties.cluster_id);
        marker(at, 'map-cluster', String(properties.point_count), String(properties.point_count))
          .on('click', () => map.flyTo(at, Math.min(zoom, map.getMaxZoom())))
          .addTo(layer);
      } else {
        marker(at, 'map-shop', '', properties.store.name).bindPopup(popup(properties.store)).addTo(layer);
      }
    }
  };
  map.on('moveend', draw);

  return {
    show(stores, position) {
      clusters = new Supercluster<{ store: StoreView }>({ radius: 48, maxZoom: 15 });
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
        marker(at, 'map-here', '', here).addTo(visitor);
        map.setView(at, 10);
      } else if (points.length) map.fitBounds(L.latLngBounds(points).pad(0.1), { maxZoom: 12, animate: false });
      draw();
    },
    remove: () => map.remove(),
  };
}

/** Built from nodes, so that a shop's name is text and never markup. */
function popup({ id, name, address, city, lines }: StoreView): HTMLElement {
  const box = document.createElement('div');
  const link = document.createElement('a');
  link.href = `#store-${id}`;
  link.textContent = name;
  const rows = [`${address}, ${city}`, ...lines.map(([days, hours]) => `${days}: ${hours}`)].map((text) => {
    const row = document.createElement('p');
    row.textContent = text;
    return row;
  });
  box.append(link, ...rows);
  return box;
}
