import { getFormatter, getTranslations } from 'next-intl/server';
import { leadTables } from '@/lib/leads/lead';
import { shortenRandomId } from './audit-changes';

const timeOfDatabase = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;

/** What the staff area calls the columns that the audit log records, and how it shows their values. */
export async function createAuditChangeTexts(people: ReadonlyMap<string, string>) {
  const t = await getTranslations('audit');
  const stores = await getTranslations('storesAdmin');
  const nobody = (await getTranslations('inbox'))('nobody');
  const format = await getFormatter();
  const texts = {
    roles: await getTranslations('staffArea.roles'),
    leadStatuses: await getTranslations('admin.statuses'),
    subscriberStatuses: await getTranslations('subscribersAdmin.statuses'),
    tables: await getTranslations('audit.tables'),
    noteTypes: await getTranslations('audit.noteTypes'),
    columns: await getTranslations('audit.columns'),
    storeFields: await getTranslations('storesAdmin.fields'),
  };
  // What has no translation is shown by its technical name.
  const named = (group: keyof typeof texts, key: string, otherwise = key) => {
    const translate = texts[group] as typeof t;
    return translate.has(key as 'when') ? translate(key as 'when') : otherwise;
  };

  const values: Record<string, (value: string) => string> = {
    'profiles.role': (role) => named('roles', role),
    'newsletter_subscribers.status': (status) => named('subscriberStatuses', status),
    'lead_notes.kind': (kind) => named('tables', leadTables[kind as keyof typeof leadTables] ?? kind),
    'lead_notes.type': (type) => named('noteTypes', type),
    'stores.visible': (visible) => (visible === 'true' ? stores('yes') : stores('no')),
  };
  for (const table of Object.values(leadTables)) values[`${table}.status`] = (status) => named('leadStatuses', status);

  return {
    nameOfColumn(table: string, column: string): string {
      const label = named('columns', column);
      if (table !== 'stores') return label;
      const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return named('storeFields', field, label);
    },
    textOfValue(table: string, column: string, value: string | null): string {
      if (value === null) return column === 'assignee' ? nobody : t('nothing');
      if (timeOfDatabase.test(value) && !Number.isNaN(Date.parse(value)))
        return format.dateTime(new Date(value), { dateStyle: 'short', timeStyle: 'medium' });
      return values[`${table}.${column}`]?.(value) ?? people.get(value) ?? shortenRandomId(value);
    },
  };
}
