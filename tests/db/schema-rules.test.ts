import { describe, expect, inject, test } from 'vitest';
import { leadKinds, leadTables } from '@/lib/leads/lead';
import { databaseTypes, type TypeOf } from './database-types';

const typeNames: Record<string, TypeOf['base']> = {
  text: 'string',
  'text[]': 'string[]',
  uuid: 'string',
  'timestamp with time zone': 'string',
  date: 'string',
  boolean: 'boolean',
  integer: 'number',
  'double precision': 'number',
  bigint: 'number',
  jsonb: 'Json',
};

describe('the schema after all migrations', () => {
  const { columns, unprotected, anonymous, callable, functions, unaudited } = inject('schema');

  test('has row-level security on every table, and no grants for anonymous visitors', () => {
    expect(unprotected).toEqual([]);
    expect(anonymous).toEqual([]);
  });

  test('has an audit trigger on every table that signed-in users may change', () => {
    expect(unaudited).toEqual([]);
  });

  // A form that is missing in one would be missing in the inbox, or worse, in the erasure of a person's data.
  test.each([
    ['tables', Object.values(leadTables)],
    ['kinds', leadKinds.map((kind) => `'${kind}'`)],
  ])('has all %s of leads in every function that lists some', (_, all: string[]) => {
    const listing = functions.filter(({ source }) => all.some((one) => source.includes(one)));
    expect(listing.length).toBeGreaterThan(2);
    const incomplete = listing.flatMap(({ name, source }) =>
      all.filter((one) => !source.includes(one)).map((one) => `${name} lacks ${one}`),
    );
    expect(incomplete).toEqual([]);
  });

  test('lets exactly the roles that need a function call it', () => {
    expect(callable).toEqual([
      { function: 'add_store_import_rows(uuid,jsonb)', role: 'authenticated' },
      { function: 'apply_retention(integer,integer,integer,integer)', role: 'service_role' },
      { function: 'apply_store_import(uuid)', role: 'authenticated' },
      { function: 'begin_retention(integer,boolean)', role: 'service_role' },
      { function: 'change_leads(jsonb,text,boolean,uuid)', role: 'authenticated' },
      { function: 'claim_mails(integer,integer)', role: 'service_role' },
      { function: 'confirm_newsletter(uuid,integer)', role: 'service_role' },
      { function: 'count_new_leads()', role: 'authenticated' },
      { function: 'count_subscribers()', role: 'authenticated' },
      { function: 'dismiss_mail(uuid)', role: 'authenticated' },
      { function: 'erase_person(text,uuid)', role: 'service_role' },
      { function: 'export_person(text)', role: 'service_role' },
      { function: 'finish_mail(uuid,uuid,text,text,text)', role: 'service_role' },
      { function: 'forget_rate_limit(text,text)', role: 'service_role' },
      { function: 'inbox_frame()', role: 'authenticated' },
      { function: 'lead_figures()', role: 'authenticated' },
      { function: 'leads_changed_at()', role: 'service_role' },
      { function: 'list_assignees()', role: 'authenticated' },
      { function: 'list_lead_changes(text,uuid)', role: 'authenticated' },
      {
        function:
          'list_leads(integer,text,text,uuid,boolean,text,timestamp with time zone,timestamp with time zone,text,timestamp with time zone,uuid)',
        role: 'authenticated',
      },
      { function: 'list_my_sessions()', role: 'authenticated' },
      { function: 'list_staff()', role: 'authenticated' },
      { function: 'list_stores(text,integer,integer)', role: 'authenticated' },
      { function: 'mail_backlog()', role: 'service_role' },
      { function: 'mail_figures()', role: 'authenticated' },
      { function: 'plan_figures()', role: 'authenticated' },
      { function: 'private.fold(text)', role: 'authenticated' },
      { function: 'private.fold(text)', role: 'service_role' },
      { function: 'private.has_role(text[])', role: 'authenticated' },
      { function: 'private.has_session()', role: 'authenticated' },
      { function: 'private.is_lead_table(text)', role: 'authenticated' },
      { function: 'private.lead_table(text)', role: 'authenticated' },
      { function: 'private.search_vector(text)', role: 'authenticated' },
      { function: 'private.search_vector(text)', role: 'service_role' },
      { function: 'private.valid_date(text)', role: 'authenticated' },
      { function: 'private.valid_date(text)', role: 'service_role' },
      { function: 'private.valid_hours(jsonb)', role: 'authenticated' },
      { function: 'private.valid_hours(jsonb)', role: 'service_role' },
      { function: 'private.valid_seasons(jsonb)', role: 'authenticated' },
      { function: 'private.valid_seasons(jsonb)', role: 'service_role' },
      { function: 'private.valid_spans(jsonb)', role: 'authenticated' },
      { function: 'private.valid_spans(jsonb)', role: 'service_role' },
      { function: 'private.valid_special_days(jsonb)', role: 'authenticated' },
      { function: 'private.valid_special_days(jsonb)', role: 'service_role' },
      { function: 'private.valid_time_zone(text)', role: 'authenticated' },
      { function: 'private.valid_time_zone(text)', role: 'service_role' },
      { function: 'queue_mail(text,text,text,text,jsonb)', role: 'service_role' },
      { function: 'record_plan(text,text)', role: 'service_role' },
      { function: 'record_vitals(jsonb)', role: 'service_role' },
      { function: 'reply_lead(text,uuid,integer,uuid,text,text)', role: 'authenticated' },
      { function: 'reset_second_factor(uuid)', role: 'authenticated' },
      { function: 'reset_second_factor(uuid)', role: 'service_role' },
      { function: 'retry_mail(uuid)', role: 'authenticated' },
      { function: 'retry_mail(uuid)', role: 'service_role' },
      { function: 'retry_refused_mails()', role: 'authenticated' },
      { function: 'retry_refused_mails()', role: 'service_role' },
      { function: 'save_lead(text,uuid,integer,text,uuid,text)', role: 'authenticated' },
      { function: 'set_staff_active(uuid,boolean,boolean)', role: 'authenticated' },
      { function: 'set_staff_role(uuid,text,text)', role: 'authenticated' },
      { function: 'submit_lead(jsonb,text,jsonb)', role: 'service_role' },
      { function: 'subscribe_newsletter(text,text,text,text[])', role: 'service_role' },
      { function: 'take_rate_limit(text,text,integer,integer)', role: 'service_role' },
      { function: 'take_rate_limits(jsonb)', role: 'service_role' },
      { function: 'undo_leads(uuid)', role: 'authenticated' },
      { function: 'undo_store_import(uuid)', role: 'authenticated' },
      { function: 'unsubscribe_newsletter(uuid)', role: 'service_role' },
      { function: 'vitals_figures(integer,text)', role: 'authenticated' },
    ]);
  });

  test('matches database.types.ts', () => {
    const types = databaseTypes();
    const rows = columns.map(({ table, name, type, nullable, choices }) => ({
      column: `${table}.${name}`,
      base: typeNames[type],
      // JSON has a null of its own.
      nullable: nullable && type !== 'jsonb',
      choices: choices ? [...choices.matchAll(/'([^']+)'/g)].map((match) => match[1]).sort() : null,
    }));
    expect(types.rows).toEqual(rows.sort((a, b) => a.column.localeCompare(b.column)));
    const required = columns.filter((column) => !column.optional).map(({ table, name }) => `${table}.${name}`);
    expect(types.requiredOnInsert).toEqual(required.sort());
  });
});
