import { JsonLd } from '@/components/json-ld';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';
import { weekdays } from '@/lib/stores/schema';
import type { StoreView } from '@/lib/stores/view';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The shops for search engines: a LocalBusiness each, in one list. */
export async function StoreJsonLd({ stores, name }: { stores: StoreView[]; name: string }) {
  const tag = languageTag(await currentLocale());
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name,
        inLanguage: tag,
        numberOfItems: stores.length,
        itemListElement: stores.map((store, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type':
              store.kind === 'veterinaryClinic' ? 'VeterinaryCare' : store.kind === 'petStore' ? 'PetStore' : 'Store',
            name: store.name,
            address: { '@type': 'PostalAddress', streetAddress: store.address, addressLocality: store.city },
            geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
            telephone: store.phone ?? undefined,
            url: store.website ?? undefined,
            openingHoursSpecification: weekdays.flatMap((day, at) =>
              (store.hours[day] ?? []).map(([opens, closes]) => ({
                '@type': 'OpeningHoursSpecification',
                dayOfWeek: dayNames[at] ?? '',
                opens,
                closes,
              })),
            ),
          },
        })),
      }}
    />
  );
}
