/** A query that also has the parameters of `search` that are not among `own`, such as those of a campaign. */
export function preserveForeignParameters(query: string, own: readonly string[], search: string): string {
  const others = new URLSearchParams(search);
  for (const name of own) others.delete(name);
  return others.size ? `${query || '?'}${query && '&'}${others}` : query;
}
