import { getTranslations } from 'next-intl/server';
import { Button, buttonVariants } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type AuditLogFilterValues, auditActions, formatAuditLogQueryString } from '@/lib/auth/audit-log-filter-values';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { shortenRandomId } from './audit-changes';

type Props = { filters: AuditLogFilterValues; people: ReadonlyMap<string, string> };

/** Filters the audit log by query parameters, so it works without scripts and as a link. */
export async function AuditLogFilterForm({ filters, people }: Props) {
  const t = await getTranslations('audit');
  const { person } = filters;
  // Whoever has no account any more can still be in a link.
  const known = person && person !== 'none' && !people.has(person) ? [[person, shortenRandomId(person)] as const] : [];
  return (
    <form
      action={localePath(await currentLocale(), staffPaths.audit)}
      className="my-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]"
    >
      <Field id="person" label={t('who')}>
        {(control) => (
          <Select {...control} name="person" defaultValue={person}>
            <option value="">{t('anybody')}</option>
            {[...people, ...known].map(([id, name]) => (
              <option key={id} value={id} lang={languageOfScript(name)}>
                {name}
              </option>
            ))}
            <option value="none">{t('nobody')}</option>
          </Select>
        )}
      </Field>
      <Field id="kind" label={t('what')}>
        {(control) => (
          <Select {...control} name="kind" defaultValue={filters.kind}>
            <option value="">{t('anything')}</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {t(`actions.${action}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} id={name} label={t(name)}>
          {(control) => <Input {...control} name={name} type="date" defaultValue={filters[name]} />}
        </Field>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline">
          {t('show')}
        </Button>
        {formatAuditLogQueryString(filters) && (
          <Link href={staffPaths.audit} className={buttonVariants({ variant: 'link' })}>
            {t('reset')}
          </Link>
        )}
      </div>
    </form>
  );
}
