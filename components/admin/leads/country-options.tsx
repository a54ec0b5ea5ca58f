'use client';

/**
 * Country options by code. As a client component it receives one list of names; rendered on the server, each option
 * would be an element in the page's data, which weighs more than the leads.
 */
export function CountryOptions({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
