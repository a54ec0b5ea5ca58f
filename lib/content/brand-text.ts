import { brand } from '@/lib/config/brand';

/** Fills `{brand}` with the brand's name in every string of a content value, however deep. */
export function withBrand<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('{brand}', brand.name) as T;
  if (Array.isArray(value)) return value.map(withBrand) as T;
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withBrand(inner)])) as T;
  return value;
}
