import type { CountTexts } from '@/lib/i18n/count-texts';
import type { StoreView } from '@/lib/stores/store-view';

/** The words that the list of shops needs, in the browser too. */
export type StoreLabels = Record<'products' | 'website' | 'directions' | 'openNow' | 'closedNow', string> & {
  kinds: Record<StoreView['kind'], string>;
  /** Product slug to its name. */
  productNames: Record<string, string>;
};

/** The words that the search needs beside those of the list; `all` tells how many shops there are. */
export type FinderLabels = Record<
  'all' | 'near' | 'nearStop' | 'nearHint' | 'nearDenied' | 'more' | 'reset' | 'noneHeading' | 'noneText' | 'failed',
  string
> & { count: CountTexts; distance: string };
