import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import type { LeadSummary } from '@/lib/leads/inbox';
import { type LeadKind, leadStatuses } from '@/lib/leads/kinds';
import { setLeadStatus } from '@/lib/leads/status-action';
import { staffPaths } from '@/lib/site-paths';
import { StatusForm } from './status-form';

/** Leads, one a row, with boxes to give several a status at once. */
export async function LeadTable({ leads, kind }: { leads: LeadSummary[]; kind: LeadKind }) {
  const t = await getTranslations('inbox');
  const admin = await getTranslations('admin');
  const format = await getFormatter();
  return (
    <StatusForm
      action={setLeadStatus}
      kind={kind}
      locale={await currentLocale()}
      statuses={leadStatuses.map((value) => ({ value, label: admin(`statuses.${value}`) }))}
      texts={{ status: t('setStatus'), save: t('apply') }}
    >
      <Table label={t(`kind.${kind}`)}>
        <TableHeader>
          <TableRow>
            {[t('select'), admin('received'), admin('name'), admin('business'), admin('contact'), admin('status')].map(
              (head) => (
                <TableHead key={head} scope="col">
                  {head}
                </TableHead>
              ),
            )}
          </TableRow>
        </TableHeader>
        <TableBody>
          {leads.map((lead) => (
            <TableRow key={lead.id}>
              <TableCell>
                <label className="flex size-9 items-center justify-center">
                  <input type="checkbox" name="id" value={lead.id} />
                  <span className="sr-only">{lead.name}</span>
                </label>
              </TableCell>
              <TableCell>
                {format.dateTime(new Date(lead.receivedAt), { dateStyle: 'short', timeStyle: 'short' })}
              </TableCell>
              <TableCell>
                <Link href={`${staffPaths.leads}/${kind}/${lead.id}`}>{lead.name}</Link>
              </TableCell>
              <TableCell>{lead.company}</TableCell>
              <TableCell>
                <a href={`mailto:${encodeURIComponent(lead.email)}`}>{lead.email}</a>
                <br />
                {lead.phone}
              </TableCell>
              <TableCell>
                {admin(`statuses.${lead.status}`)}{' '}
                {lead.flags.length > 0 && <Badge variant="warning">{t('suspect')}</Badge>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </StatusForm>
  );
}
