import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './store-map.css';
import type { FeatureCollection } from 'geojson';
import Supercluster from 'supercluster';
import type { Position } from '@/lib/stores/distance';
import type { StoreView } from '@/lib/stores/view';

type Options = { coast: string; tiles?: { url: string; attribution: string }; here: string };
export type DrawnMap = { show: (stores: StoreView[], position?: Position) => void; remove: () => void };

/** Draws the map: our own coastline, or the configured tiles, with the shops in clusters. Throws when the coastline cannot be fetched. */
export async function drawMap(element: HTMLElement, { coast, tiles, here }: Options): Promise<DrawnMap> {
  const map = L.map(element, { minZoom: 4, maxZoom: tiles ? 18 : 13, attributionControl: Boolean(tiles) });
  map.attributionControl?.setPrefix(false);
  map.setView([38.6, 24], 6);
  if (tiles) L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 18 }).addTo(map);
  else L.geoJSON(await coastline(coast), { interactive: false, style: { className: 'map-land' } }).addTo(map);

  const layer = L.layerGroup().addTo(map);
  let clusters = new Supercluster<{ store: StoreView }>();

  const draw = () => {
    const bounds = map.getBounds().pad(0.2);
    layer.clearLayers();
    const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as [
      number,
      number,
      number,
      number,
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
      const points = stores.map(({ latitude, longitude }) => [latitude, longitude] as L.LatLngTuple);
      if (position) {
        const at: L.LatLngTuple = [position.latitude, position.longitude];
        marker(at, 'map-here', '', here).addTo(map);
        map.setView(at, 10);
      } else if (points.length) map.fitBounds(L.latLngBounds(points).pad(0.1), { maxZoom: 12, animate: false });
      draw();
    },
    remove: () => map.remove(),
  };
}

async function coastline(url: string): Promise<FeatureCollection> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}

function marker(at: L.LatLngTuple, className: string, html: string, name: string) {
  const size = html ? 32 : 24;
  return L.marker(at, { icon: L.divIcon({ className, html, iconSize: [size, size] }), title: name });
}

/** Built from nodes, so that a shop's name is text and never markup. */
function popup({ id, name, address, city, lines }: StoreView): HTMLElement {
  const box = document.createElement('div');
  const link = document.createElement('a');
  link.href = `#store-${id}`;
  link.textContent = name;
  const rows = [`${address}, ${city}`, ...lines.map(([days, hours]) => `${days}: ${hours}`)];
  box.append(
    link,
    ...rows.map((text) => {
      const row = document.createElement('p');
      row.textContent = text;
      return row;
    }),
  );
  return box;
}
