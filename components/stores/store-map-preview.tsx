import { positionOnPicture } from '@/lib/stores/country-picture';
import type { DisplayedStore } from '@/lib/stores/displayed-store';

/**
 * The country with a point for each store: what the map is before it is touched. It is decoration: the list says the
 * same.
 */
export function StoreMapPreview({ stores }: { stores: DisplayedStore[] }) {
  const seen = new Set<string>();
  const points = stores.flatMap((store) => {
    const at = positionOnPicture(store);
    if (!at) return [];
    const style = { left: `${Math.round(at.left)}%`, top: `${Math.round(at.top)}%` };
    // Of points that cover each other one is enough.
    const spot = `${style.left} ${style.top}`;
    if (seen.has(spot)) return [];
    seen.add(spot);
    return [{ id: store.id, style }];
  });
  return (
    <span aria-hidden="true" className="store-picture">
      {points.map(({ id, style }) => (
        <i key={id} data-dot={id} style={style} />
      ))}
    </span>
  );
}
