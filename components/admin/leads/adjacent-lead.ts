/**
 * Returns the id next to `current` in the current list. A lead that was processed may have left a filtered list: then
 * its position in the list as last seen determines the neighbour. Undefined for an empty list.
 */
export function adjacentLeadId(now: string[], seen: string[], current: string, step: 1 | -1): string | undefined {
  const at = now.indexOf(current);
  if (at >= 0) return now[Math.min(Math.max(at + step, 0), now.length - 1)];
  const was = seen.indexOf(current);
  if (was < 0) return now[0];
  const order = step > 0 ? seen.slice(was + 1) : seen.slice(0, was).reverse();
  return order.find((id) => now.includes(id)) ?? now.at(step > 0 ? -1 : 0);
}
