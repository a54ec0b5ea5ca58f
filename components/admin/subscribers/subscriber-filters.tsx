import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { type SubscriberFilterValues, subscriberStatuses } from '@/lib/newsletter/admin/subscriber-queries';

/** Filters the subscribers by query parameters, so it works without scripts. */
export async function SubscriberFilters({ view }: { view: SubscriberFilterValues }) {
  const t = await getTranslations('subscribersAdmin');
  return (
    <form
      action={localePath(await currentLocale(), staffPaths.subscribers)}
      className="my-6 grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <Field id="q" label={t('search')}>
        {(control) => <Input {...control} name="q" type="search" defaultValue={view.search} />}
      </Field>
      <Field id="locale" label={t('language')}>
        {(control) => (
          <Select {...control} name="locale" defaultValue={view.locale}>
            <option value="">{t('any')}</option>
            {localeCodes.map((code) => (
              <option key={code} value={code} lang={localeDefinitions[code].tag}>
                {localeDefinitions[code].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="status" label={t('status')}>
        {(control) => (
          <Select {...control} name="status" defaultValue={view.status}>
            <option value="">{t('any')}</option>
            {subscriberStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`statuses.${status}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="outline">
        {t('find')}
      </Button>
    </form>
  );
}
