import type { DisplayedStore } from '@/lib/stores/displayed-store';
import { mapPreviewPosition } from '@/lib/stores/map-preview-projection';

/**
 * The country with a point for each store: what the map is before it is touched. It is decoration: the list says the
 * same.
 */
export function StoreMapPreview({ stores }: { stores: DisplayedStore[] }) {
  const seen = new Set<string>();
  const points = stores.flatMap((store) => {
    const at = mapPreviewPosition(store);
    if (!at) return [];
    // The shortest style that places a point, whose size is fixed: each weighs on the page.
    const inset = `${Math.round(at.top)}% ${Math.round(at.left)}%`;
    // Of points that cover each other one is enough.
    if (seen.has(inset)) return [];
    seen.add(inset);
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
