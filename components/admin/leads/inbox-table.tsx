'use client';

import { type createColumnHelper as create, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '@/components/ui/table';
import type { InboxLead } from '@/lib/leads/inbox-page-data';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';

export type InboxColumnLabels = Record<
  'received' | 'kindHead' | 'sender' | 'contact' | 'assignee' | 'status' | 'suspect',
  string
>;

const inboxTableFeatures = tableFeatures({});
const helper: ReturnType<typeof create<typeof inboxTableFeatures, InboxLead>> = createColumnHelper<
  typeof inboxTableFeatures,
  InboxLead
>();

/** The columns of the inbox after the selection checkbox. */
const createInboxColumns = (labels: InboxColumnLabels) =>
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

type Props = {
  rows: InboxLead[];
  /** Ids of the selected rows. `current` is the row that has the keyboard cursor. */
  selectedIds: ReadonlySet<string>;
  current: string;
  choose: (ids: string[], on: boolean) => void;
  labels: InboxColumnLabels & { list: string; selectAll: string };
};

// On a phone a lead is a block of lines instead of a wide row, and of the table header
// only the 'select all' checkbox remains.
const narrow =
  'max-md:block max-md:min-w-0 max-md:[&>tbody]:block max-md:[&>thead]:block max-md:[&_th]:block max-md:[&_th]:border-0 max-md:[&_th]:p-0 max-md:[&_th:not(:first-child)]:sr-only max-md:[&_td]:block max-md:[&_td]:border-0 max-md:[&_td]:py-0.5 max-md:[&_tr]:relative max-md:[&_tr]:block max-md:[&_tr]:border-border max-md:[&_tr]:border-b max-md:[&_tr]:py-3 max-md:[&_tr]:ps-10';

/** Shows the leads of a page, one per row. */
export function InboxTable({ rows, selectedIds, current, choose, labels }: Props) {
  const columns = useMemo(() => createInboxColumns(labels), [labels]);
  const table = useTable({ features: inboxTableFeatures, columns, data: rows, getRowId: ({ id }: InboxLead) => id });
  const all = rows.length > 0 && rows.every(({ id }) => selectedIds.has(id));
  return (
    <Table label={labels.list} className={narrow}>
      <TableHeader>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            <TableHead>
              <label className="flex min-h-8 items-center max-md:-ms-9 max-md:gap-3 md:relative md:top-1.5 md:size-8 md:justify-center">
                <input
                  type="checkbox"
                  checked={all}
                  onChange={({ target }) =>
                    choose(
                      rows.map(({ id }) => id),
                      target.checked,
                    )
                  }
                />
                <span className="md:sr-only">{labels.selectAll}</span>
              </label>
            </TableHead>
            {group.headers.map((header) => (
              <TableHead key={header.id} className="md:whitespace-nowrap">
                <table.FlexRender header={header} />
              </TableHead>
            ))}
          </tr>
        ))}
      </TableHeader>
      <TableBody>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            data-lead={row.id}
            aria-current={row.id === current || undefined}
            className="hover:bg-foreground/5 aria-[current]:bg-foreground/5 aria-[current]:outline-2 aria-[current]:outline-accent aria-[current]:-outline-offset-2"
          >
            <TableCell className="max-md:absolute max-md:start-0 max-md:top-2">
              <label className="flex size-8 items-center justify-center md:relative md:top-1.5">
                <input
                  type="checkbox"
                  name="lead"
                  value={row.original.ref}
                  checked={selectedIds.has(row.id)}
                  onChange={({ target }) => choose([row.id], target.checked)}
                />
                <span lang={languageOfScript(row.original.name)} className="sr-only">
                  {row.original.name}
                </span>
              </label>
            </TableCell>
            {row.getAllCells().map((cell) => (
              <TableCell key={cell.id}>
                <table.FlexRender cell={cell} />
              </TableCell>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
