'use client';

/** Countries to choose from, by code. Drawn here, they travel as one list of names; drawn on the server, as an element each, which costs a page more than its leads. */
export function CountryOptions({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
