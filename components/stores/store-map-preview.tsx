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
    // Of points that cover each other one is enough.
    const spot = at && `${Math.round(at.left)} ${Math.round(at.top)}`;
    if (!at || !spot || seen.has(spot)) return [];
    seen.add(spot);
    return [{ id: store.id, style: { left: `${at.left}%`, top: `${at.top}%` } }];
  });
  return (
    <span aria-hidden="true" className="store-picture">
      {points.map(({ id, style }) => (
        <i key={id} data-dot={id} style={style} />
      ))}
    </span>
  );
}
