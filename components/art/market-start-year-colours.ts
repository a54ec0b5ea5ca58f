import { brandColours } from '../../lib/config/brand-colours';

type Rgb = [number, number, number];
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const hex = (parts: number[]) => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const stops = [brandColours.limestone, brandColours.saffron, brandColours.clay].map(rgb);

/** Returns the colour of each start year on the map and in the list: from limestone (oldest) over saffron to clay. */
export function assignMarketStartYearColours(years: number[]): Map<number, `#${string}`> {
  const known = [...new Set(years)].sort((a, b) => a - b);
  return new Map(
    known.map((year, index) => {
      const at = known.length > 1 ? (index / (known.length - 1)) * 2 : 0;
      const [from, to] = at < 1 ? [stops[0], stops[1]] : [stops[1], stops[2]];
      const mixed = (from ?? []).map(
        (part, channel) => part + ((to?.[channel] ?? part) - part) * (at < 1 ? at : at - 1),
      );
      return [year, hex(mixed) as `#${string}`];
    }),
  );
}
