import { JsonLd } from '@/components/json-ld';
import { weekdayNames } from '@/lib/config/brand';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import { weekdays } from '@/lib/stores/weekdays';

// The nearest types that schema.org has; each is a LocalBusiness.
const types: Record<string, string> = { petStore: 'PetStore', veterinaryClinic: 'VeterinaryCare' };
/** Midnight as schema.org has it. */
const time = (closes: string) => (closes === '24:00' ? '23:59' : closes);
// Among hundreds, each would weigh on the page more than it is worth to a search engine.
const maxStores = 100;

/** Real stores for search engines, each a LocalBusiness with its week and special days; nothing where there is none. */
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
            streetAddress: store.address,
            addressLocality: store.city,
            addressCountry: store.country,
          },
          geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
          telephone: store.phone ?? undefined,
          url: store.website ?? undefined,
          openingHoursSpecification: [
            ...weekdays.flatMap((day, at) =>
              (store.hours[day] ?? []).map(([opens, closes]) => ({
                '@type': 'OpeningHoursSpecification',
                dayOfWeek: weekdayNames[at],
                opens,
                closes: time(closes),
              })),
            ),
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
