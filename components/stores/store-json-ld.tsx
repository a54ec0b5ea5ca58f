import { JsonLd } from '@/components/json-ld';
import { weekdayNames } from '@/lib/config/brand';
import { weekdays } from '@/lib/stores/hours';
import type { StoreView } from '@/lib/stores/store-view';

// The nearest types that schema.org has; each is a LocalBusiness.
const types: Record<string, string> = { petStore: 'PetStore', veterinaryClinic: 'VeterinaryCare' };

/** Real shops for search engines: a LocalBusiness each; nothing where there is none. */
export function StoreJsonLd({ stores }: { stores: StoreView[] }) {
  if (!stores.length) return null;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': stores.map((store) => ({
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
          openingHoursSpecification: weekdays.flatMap((day, at) =>
            (store.hours[day] ?? []).map(([opens, closes]) => ({
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: weekdayNames[at],
              opens,
              closes,
            })),
          ),
        })),
      }}
    />
  );
}
