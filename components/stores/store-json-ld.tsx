import { JsonLd } from '@/components/json-ld';
import { schemaOrgWeekdays } from '@/lib/config/brand';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import { weekdays } from '@/lib/stores/weekdays';

// The closest types of schema.org; each is a LocalBusiness.
const types: Record<string, string> = { petStore: 'PetStore', veterinaryClinic: 'VeterinaryCare' };
/** Midnight in the notation of schema.org. */
const time = (closes: string) => (closes === '24:00' ? '23:59' : closes);
// Each entry makes the page larger: with ten, forty stores fit into its budget in every language.
const maxStores = 10;
/** Rounded to ten metres, like the link to the directions on the card. */
const degrees = (value: number) => Number(value.toFixed(4));

/** A week in the notation of schema.org: one entry for each span with all its days is shorter than one for each day. */
function weekOf({ hours }: DisplayedStore) {
  const daysBySpan = new Map<string, string[]>();
  for (const [index, day] of weekdays.entries())
    for (const span of hours[day] ?? []) {
      const days = daysBySpan.get(span.join(' '));
      if (days) days.push(schemaOrgWeekdays[index] ?? day);
      else daysBySpan.set(span.join(' '), [schemaOrgWeekdays[index] ?? day]);
    }
  return [...daysBySpan].map(([span, dayOfWeek]) => {
    const [opens = '', closes = ''] = span.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: time(closes) };
  });
}

/**
 * Structured data of real stores, each a LocalBusiness with the week and the special days that its card shows; nothing
 * without stores. Contains only the first of the list: list.json has all.
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
