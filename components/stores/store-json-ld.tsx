import { JsonLd } from '@/components/json-ld';
import { schemaOrgWeekdays } from '@/lib/config/brand';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import { weekdays } from '@/lib/stores/weekdays';

// The nearest types that schema.org has; each is a LocalBusiness.
const types: Record<string, string> = { petStore: 'PetStore', veterinaryClinic: 'VeterinaryCare' };
/** Midnight as schema.org has it. */
const time = (closes: string) => (closes === '24:00' ? '23:59' : closes);
// Each weighs on the page: with ten, forty shops fit into its budget in every language.
const maxStores = 10;
/** To ten metres, as the link to the directions of the card has it. */
const degrees = (value: number) => Number(value.toFixed(4));

/** A week as schema.org has it: a span with all the days that have it is shorter than each day by itself. */
function weekOf({ hours }: DisplayedStore) {
  const daysBySpan = new Map<string, string[]>();
  for (const [at, day] of weekdays.entries())
    for (const span of hours[day] ?? []) {
      const days = daysBySpan.get(span.join(' '));
      if (days) days.push(schemaOrgWeekdays[at] ?? day);
      else daysBySpan.set(span.join(' '), [schemaOrgWeekdays[at] ?? day]);
    }
  return [...daysBySpan].map(([span, dayOfWeek]) => {
    const [opens = '', closes = ''] = span.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: time(closes) };
  });
}

/**
 * Real stores for search engines, each a LocalBusiness with its week and special days as its card shows it; nothing
 * where there is none. Only the first of the list: list.json has all.
 */
export function StoreJsonLd({ stores }: { stores: DisplayedStore[] }) {
  if (!stores.length) return null;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': stores.slice(0, maxStores).map((store) => ({
          '@type': types[store.kind] ?? 'Store',
          name: store.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: store.latin?.address ?? store.address,
            addressLocality: store.city,
            addressCountry: store.country,
          },
          geo: { '@type': 'GeoCoordinates', latitude: degrees(store.latitude), longitude: degrees(store.longitude) },
          telephone: store.phone ?? undefined,
          url: store.website ?? undefined,
          openingHoursSpecification: [
            ...weekOf(store),
            ...store.specialDays.flatMap(({ date, hours }) =>
              // A day that opens and closes at midnight is closed.
              (hours.length ? hours : [['00:00', '00:00'] as const]).map(([opens, closes]) => ({
                '@type': 'OpeningHoursSpecification',
                validFrom: date,
                validThrough: date,
                opens,
                closes: time(closes),
              })),
            ),
          ],
        })),
      }}
    />
  );
}
