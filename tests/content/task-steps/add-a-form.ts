import { dayInGreece } from '@/lib/content/sale-dates';
import { change, type Steps, type TaskCopy } from '../task-copy';

/** The functions that list the tables of leads. */
const functions = [
  'private.is_lead_table',
  'private.lead_table',
  'private.lead_kind',
  'public.list_leads',
  'public.count_new_leads',
  'public.leads_changed_at',
  'public.list_assignees',
  'public.lead_figures',
  'private.lead_ids',
  'public.apply_retention',
  'public.export_person',
  'public.erase_person',
] as const;

/** How each function gets one more table: what is found in it, and what takes its place. */
const additions: Record<(typeof functions)[number], [string, string][]> = {
  'private.is_lead_table': [["'contact_messages')", "'contact_messages', 'visit_requests')"]],
  'private.lead_table': [
    [
      "when 'contact' then 'contact_messages'",
      "when 'contact' then 'contact_messages' when 'visit' then 'visit_requests'",
    ],
  ],
  'private.lead_kind': [
    [
      "when 'contact_messages' then 'contact'",
      "when 'contact_messages' then 'contact' when 'visit_requests' then 'visit'",
    ],
  ],
  'public.list_leads': [
    [
      'l.message$x$)\n  ) b (',
      `l.message$x$),
    ('visit', $x$l.full_name, ''::text$x$, $x$''::text$x$,
      $x$l.full_name || ' ' || l.email || ' ' || coalesce(l.phone, '') || ' ' || l.message$x$)
  ) b (`,
    ],
  ],
  'public.count_new_leads': [
    [
      "from (select from public.contact_messages where status = 'new' limit 1000) l;",
      `from (select from public.contact_messages where status = 'new' limit 1000) l
    union all select 'visit', count(*)::integer from (select from public.visit_requests where status = 'new' limit 1000) l;`,
    ],
  ],
  'public.leads_changed_at': [
    [
      '(select max(updated_at) from public.contact_messages)',
      '(select max(updated_at) from public.contact_messages),\n    (select max(updated_at) from public.visit_requests)',
    ],
  ],
  'public.list_assignees': [
    [
      'or exists (select from public.lead_notes',
      'or exists (select from public.visit_requests l where l.assignee = p.user_id)\n      or exists (select from public.lead_notes',
    ],
  ],
  'public.lead_figures': [
    [
      "from public.contact_messages where created_at >= since and status <> 'spam'",
      `from public.contact_messages where created_at >= since and status <> 'spam'
    union all select 'visit', created_at, answered_at, status, locale, null
    from public.visit_requests where created_at >= since and status <> 'spam'`,
    ],
    [
      "b.kind = 'contact'), 0)",
      "b.kind = 'contact'), 0),\n        'visit', coalesce((select leads from by_week b where b.week = w and b.kind = 'visit'), 0)",
    ],
    [
      "from public.contact_messages where status in ('new', 'in_progress')",
      `from public.contact_messages where status in ('new', 'in_progress')
    union all select answered_at, created_at from public.visit_requests where status in ('new', 'in_progress')`,
    ],
  ],
  'private.lead_ids': [
    [
      'from public.contact_messages where lower(email) = lower(address)',
      `from public.contact_messages where lower(email) = lower(address)
  union all select id from public.visit_requests where lower(email) = lower(address)`,
    ],
  ],
  'public.apply_retention': [["'contact_messages']", "'contact_messages', 'visit_requests']"]],
  'public.export_person': [["'contact_messages', 'newsletter", "'contact_messages', 'visit_requests', 'newsletter"]],
  'public.erase_person': [["'contact_messages', 'newsletter", "'contact_messages', 'visit_requests', 'newsletter"]],
};

function migration(copy: TaskCopy): string {
  const baseline = copy.read('supabase/migrations/20260101000400_leads.sql');
  const model = baseline.slice(
    baseline.indexOf('create table public.contact_messages'),
    baseline.indexOf('-- The table of a kind'),
  );
  const table = model
    .replace(/^ {2}topic text.*\n/m, '')
    .replaceAll('contact_messages', 'visit_requests')
    .replace("delete_notes('contact')", "delete_notes('visit')");
  const replaced = functions.map((name) =>
    additions[name].reduce((sql, [from, to]) => change(sql, from, to), copy.newestFunction(name)),
  );
  return `-- People who would like to visit us.
${table}
alter table public.lead_notes drop constraint lead_notes_kind_check,
  add constraint lead_notes_kind_check check (kind in ('partnership', 'export', 'contact', 'visit'));
${replaced.join('\n')}
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.visit_requests;
  end if;
end;
$$;
`;
}

/** A form that requests a visit, with the fields of the contact form but for the topic. */
export function addForm(copy: TaskCopy): Steps {
  return {
    1: () => {
      copy.write(copy.newMigration('visit_requests'), migration(copy));
    },
    2: () => {
      const types = 'lib/supabase/database.types.ts';
      copy.replace(types, "'export' | 'contact';", "'export' | 'contact' | 'visit';");
      copy.edit(types, (text) => {
        const table = /^ {6}contact_messages: \{\n[\s\S]*?^ {6}\};\n/m.exec(text)?.[0] ?? '';
        const added = table.replace('contact_messages', 'visit_requests').replace(/^ *(topic|town)\??:.*\n/gm, '');
        return text.replace(table, () => table + added);
      });
      copy.edit('tests/db/context.ts', (text) => {
        const sample = /^\/\*\* Returns a valid contact message[\s\S]*?^\}\n/m.exec(text)?.[0] ?? '';
        const added = sample
          .replace('contact message', 'request for a visit')
          .replace('contactMessage', 'visitRequest')
          .replace('contact_messages', 'visit_requests')
          .replace(/^ *(topic|town):.*\n/gm, '');
        return text
          .replace(sample, () => `${sample}\n${added}`)
          .replace(
            'contact_messages: contactMessage,',
            'contact_messages: contactMessage,\n  visit_requests: visitRequest,',
          );
      });
      copy.replace(
        'tests/db/permissions.ts',
        'contact_messages: lead,',
        'contact_messages: lead,\n  visit_requests: lead,',
      );
      const rows = 'tests/db/permission-rows.ts';
      copy.replace(rows, "    | 'contact_messages'\n", "    | 'contact_messages'\n    | 'visit_requests'\n");
      copy.replace(rows, 'enquiry, service }', 'enquiry, service, visitRequest }');
      copy.edit(rows, (text) =>
        text.replace(
          /^ {2}contact_messages: byId.*\n/m,
          (line) => `${line}  visit_requests: byId('visit_requests', visitRequest, answeredStatus),\n`,
        ),
      );
      copy.replace('tests/db/schema-dump.test.ts', 'toHaveLength(20)', 'toHaveLength(21)');
    },
    3: () => {
      copy.replace(
        'lib/leads/schemas.ts',
        '/**\n * Each form as',
        `/** The request for a visit. Messages are keys of the message files. */
export const visitSchema = z.object({
  fullName: createRequiredSingleLineField('visitForm.errors.fullName', 200),
  email: createRequiredEmailField('visitForm.errors.email'),
  phone: optionalPhoneField,
  message: createRequiredMessageField('visitForm.errors.message'),
  agreeToPrivacy: z.literal(true, 'visitForm.errors.agreeToPrivacy'),
});

/**
 * Each form as`,
      );
      copy.replace(
        'lib/leads/schemas.ts',
        "  contact: { schema: contactSchema, booleanFields: ['agreeToPrivacy'], listFields: [] },\n",
        `  contact: { schema: contactSchema, booleanFields: ['agreeToPrivacy'], listFields: [] },
  visit: { schema: visitSchema, booleanFields: ['agreeToPrivacy'], listFields: [] },
`,
      );
    },
    4: () => {
      const leads = 'lib/leads/lead.ts';
      copy.replace(leads, "'export', 'contact']", "'export', 'contact', 'visit']");
      copy.replace(leads, "contact: 'contact_messages',", "contact: 'contact_messages',\n  visit: 'visit_requests',");
      copy.replace(
        leads,
        "contact: Tables['contact_messages']['Row'];",
        "contact: Tables['contact_messages']['Row'];\n  visit: Tables['visit_requests']['Row'];",
      );
    },
    5: () => {
      copy.edit('lib/leads/submit-actions.ts', (text) => {
        const model = /^\/\*\* Stores a contact message once;[\s\S]*?^}\n/m.exec(text)?.[0] ?? '';
        const added = model
          .replace('contact message', 'request for a visit')
          .replace('submitContactMessage', 'submitVisitRequest')
          .replace('contactForm', 'visitForm')
          .replace('contactSchema', 'visitSchema')
          .replaceAll("'contact'", "'visit'")
          .replace(/^ *(topic|town):.*\n/gm, '');
        return text
          .replace(model, () => `${model}\n${added}`)
          .replace('partnershipSchema }', 'partnershipSchema, visitSchema }');
      });
      copy.replace(
        'lib/forms/hidden-fields.ts',
        "  newsletter: 'subscribeToNewsletter',",
        "  visit: 'submitVisitRequest',\n  newsletter: 'subscribeToNewsletter',",
      );
      copy.replace('lib/forms/handle-form-submission.ts', "'contactForm' | ", "'contactForm' | 'visitForm' | ");
    },
    6: () => {
      const form = copy
        .read('components/leads/contact-form.tsx')
        .replace(/^ {6}<FormSelectField\n[\s\S]*?^ {6}\/>\n/m, '')
        .replace(/^ {6}<FormInputField[^/]*"town".*\n/m, '')
        .replace("import { contactTopics } from '@/lib/leads/schemas';\n", '')
        .replace('  FormSelectField,\n', '')
        .replaceAll('contactForm', 'visitForm')
        .replaceAll('ContactForm', 'VisitForm')
        .replaceAll('submitContactMessage', 'submitVisitRequest')
        .replaceAll('contact form', 'form for a visit')
        .replace('kind="contact"', 'kind="visit"');
      copy.write('components/leads/visit-form.tsx', form);
      copy.edit('app/[locale]/about/page.tsx', (text) =>
        text
          .replace(
            'import { BrandStorySection }',
            "import { VisitFormSection } from '@/components/leads/visit-form';\nimport { BrandStorySection }",
          )
          .replace(
            '    </PageShell>',
            '      <VisitFormSection id="visit" heading={getPageSection(copy, \'company\').heading}>{null}</VisitFormSection>\n    </PageShell>',
          ),
      );
      copy.editLanguages('messages', (texts) => {
        const { topic: _, ...fields } = texts.contactForm.fields;
        const { topic: __, ...errors } = texts.contactForm.errors;
        delete fields.town;
        const { topics: ___, ...rest } = texts.contactForm;
        texts.visitForm = { ...rest, fields, errors };
      });
    },
    7: () => {
      copy.replace(
        'lib/leads/lead-mail-composers.ts',
        /^};\n$/m,
        `  visit: (row, locale) => {
    const { fields } = readMessages(locale).visitForm;
    return [
      [fields.fullName, row.full_name],
      [fields.email, row.email],
      [fields.phone, row.phone],
      [fields.message, row.message],
    ];
  },
};
`,
      );
      copy.replace(
        'components/admin/leads/submitted-lead-details.tsx',
        "  lines.push([t('partnership.fields.email')",
        `  if (kind === 'visit' && 'agree_to_privacy' in row)
    lines.push([t('visitForm.fields.fullName'), row.full_name], [t('visitForm.fields.message'), row.message]);
  lines.push([t('partnership.fields.email')`,
      );
      copy.replace(
        'lib/leads/reply-templates.ts',
        "'shops', 'call'],\n",
        "'shops', 'call'],\n  visit: ['thanks', 'call'],\n",
      );
      for (const file of ['lib/leads/dashboard-statistics.ts', 'lib/leads/inbox-new-counts-people-and-views.ts'])
        copy.replace(file, 'contact: count }', 'contact: count, visit: count }');
      copy.replace('lib/leads/lead-queries.ts', 'contact: 0 }', 'contact: 0, visit: 0 }');
      copy.editLanguages('messages', ({ mail }) => {
        mail.sender.visit = { ...mail.sender.contact };
        mail.staff.visit = mail.staff.contact;
      });
      copy.editLanguages(
        'messages/staff',
        ({ inbox }) => {
          inbox.kind.visit = `${inbox.kind.contact} 2`;
          inbox.one.visit = `${inbox.one.contact} 2`;
        },
        ['gr', 'en'],
      );
    },
    8: () => {
      copy.edit('lib/config/consent-texts-version.ts', (text) =>
        text
          .replace(/(?<=consentTextsVersion = ')[^']+/, dayInGreece(new Date()))
          .replace(/ {2}contact: .*\n/, "$&  visit: 'visitForm.fields.agreeToPrivacy',\n"),
      );
      copy.editLanguages('content/pages/privacy', ({ sections }) => {
        const { items } = sections.find(({ id }: { id: string }) => id === 'collected');
        const contact = items.find(({ key }: { key: string }) => key === 'contact');
        items.push({ ...contact, key: 'visit', title: `${contact.title} 2` });
      });
    },
    9: () => {
      copy.edit('tests/unit/lib/leads/schemas.test.ts', (text) =>
        text.replace('  exportEnquiryVolumes,\n', '  exportEnquiryVolumes,\n  visitSchema,\n').concat(`
describe('the request for a visit', () => {
  it('needs no phone number', () => {
    const { topic: _, ...visit } = message;
    expect(visitSchema.safeParse(visit).success).toBe(true);
    expect(visitSchema.safeParse({ ...visit, message: '' }).success).toBe(false);
  });
});
`),
      );
      copy.replace(
        'tests/db/leads.test.ts',
        "describe('contact messages', () => {",
        `describe('requests for a visit', () => {
  test('an empty message is rejected', async () =>
    expect((await insert('visit_requests', { ...newLeads.visit_requests(), message: ' ' })).error?.code).toBe('23514'));
});

describe('contact messages', () => {`,
      );
      copy.replace(
        'tests/unit/lib/leads/realtime.test.ts',
        "'partnership_applications']",
        "'partnership_applications', 'visit_requests']",
      );
    },
  };
}
