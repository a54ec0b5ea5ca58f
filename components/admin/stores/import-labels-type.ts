import type { PluralTexts } from '@/lib/i18n/plural-texts';

/** The texts of the import; those with numbers in them contain `{...}` or are texts by count. */
export type ImportLabels = Record<
  | 'file'
  | 'check'
  | 'checking'
  | 'script'
  | 'progress'
  | 'saving'
  | 'statusNew'
  | 'statusChanged'
  | 'statusUnchanged'
  | 'statusWrong'
  | 'all'
  | 'row'
  | 'status'
  | 'detail'
  | 'more'
  | 'emptyValue'
  | 'missingColumn'
  | 'readAs'
  | 'otherSheets'
  | 'above'
  | 'encoding'
  | 'automatic'
  | 'columnsHeading'
  | 'columnsText'
  | 'column'
  | 'values'
  | 'target'
  | 'choose'
  | 'ignore'
  | 'again'
  | 'name',
  string
> & {
  counts: Record<'save' | 'saveRest' | 'swap' | 'invalidStores', PluralTexts>;
  problems: Record<string, string>;
  reasons: Record<string, string>;
  notes: Record<string, string>;
  /** Field to its name, and to what would be right. */
  fields: Record<string, string>;
  errors: Record<string, string>;
  /** Kind of a store to its name. */
  kinds: Record<string, string>;
};
