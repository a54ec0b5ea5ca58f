import type { PluralTexts } from '@/lib/i18n/plural-texts';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { OpenLabels } from '@/lib/stores/open-label';
import type { StoreFinderQuery } from '@/lib/stores/store-finder-query';

/** The labels of a card, also used in the browser. */
export type StoreCardLabels = OpenLabels &
  Record<'details' | 'products' | 'website' | 'directions' | 'showOnMap', string> & {
    /** A label with its value: `{label}: {value}`. */
    fact: string;
    kinds: Record<DisplayedStore['kind'], string>;
    /** Product slug to its name. */
    productNames: Record<string, string>;
  };

/** The labels of the search, in addition to those of the cards; `all` contains the number of stores. */
export type StoreFinderLabels = Record<
  'all' | 'near' | 'nearStop' | 'nearHint' | 'nearDenied' | 'more' | 'reset' | 'failed' | 'views' | 'distance',
  string
> & { count: PluralTexts; viewNames: Record<StoreFinderQuery['view'], string> };
