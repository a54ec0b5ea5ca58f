import type { DisplayedStore } from '@/lib/stores/displayed-store';
import { projectToMapPreviewPercent } from '@/lib/stores/map-preview-projection';

/**
 * The country with a point for each store, shown until the visitor opens the map. It is decorative: the list has the
 * same content.
 */
export function StoreMapPreview({ stores }: { stores: DisplayedStore[] }) {
  const drawnInsets = new Set<string>();
  const points = stores.flatMap((store) => {
    const position = projectToMapPreviewPercent(store);
    if (!position) return [];
    // The shortest style that positions a point of fixed size, because each point makes the page larger.
    const inset = `${Math.round(position.top)}% ${Math.round(position.left)}%`;
    // One of several points at the same position is enough.
    if (drawnInsets.has(inset)) return [];
    drawnInsets.add(inset);
    return [{ id: store.id, style: { inset } }];
  });
  return (
    <span aria-hidden="true" className="store-picture">
      {points.map(({ id, style }) => (
        <i key={id} data-dot={id} style={style} />
      ))}
    </span>
  );
}
