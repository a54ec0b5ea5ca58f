import { type createColumnHelper as create, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { Badge } from '@/components/ui/badge';
import type { InboxLead } from '@/lib/leads/inbox-page-data';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';

export type InboxColumnLabels = Record<
  'received' | 'kindHead' | 'sender' | 'contact' | 'assignee' | 'status' | 'suspect',
  string
>;

export const inboxTableFeatures = tableFeatures({});
const helper: ReturnType<typeof create<typeof inboxTableFeatures, InboxLead>> = createColumnHelper<
  typeof inboxTableFeatures,
  InboxLead
>();

/** The columns of the inbox after the selection checkbox. */
export const createInboxColumns = (labels: InboxColumnLabels) =>
  helper.columns([
    helper.accessor('received', {
      header: labels.received,
      cell: ({ row }) => (
        <time dateTime={row.original.receivedAt} className="tabular-nums">
          {row.original.received}
        </time>
      ),
    }),
    helper.accessor('kind', { header: labels.kindHead }),
    helper.accessor('name', {
      header: labels.sender,
      cell: ({ row: { original: lead } }) => (
        <>
          <a href={lead.href} lang={languageOfScript(lead.name)} className="link inline-block min-h-6 font-bold">
            {lead.name}
          </a>
          {lead.company && (
            <span lang={languageOfScript(lead.company)} className="block text-muted">
              {lead.company}
            </span>
          )}
        </>
      ),
    }),
    helper.accessor('email', {
      header: labels.contact,
      cell: ({ row: { original: lead } }) => (
        <>
          <span className="block break-all">{lead.email}</span>
          <span className="text-muted">{lead.phone}</span>
        </>
      ),
    }),
    helper.accessor('assignee', {
      header: labels.assignee,
      // A card on a small screen has no column header, so a dash would have no meaning there.
      cell: ({
        row: {
          original: { assignee },
        },
      }) =>
        assignee ? <span lang={languageOfScript(assignee)}>{assignee}</span> : <span className="max-md:hidden">–</span>,
    }),
    helper.accessor('status', {
      header: labels.status,
      cell: ({ row: { original: lead } }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge variant={lead.isNew ? 'inverse' : 'outline'}>{lead.status}</Badge>
          {lead.suspect && <Badge variant="warning">{labels.suspect}</Badge>}
        </span>
      ),
    }),
  ]);
