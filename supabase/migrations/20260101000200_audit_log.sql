-- Who changed what, and when. The details are column names and a few values without personal data.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null check (char_length(action) between 1 and 60),
  table_name text not null check (char_length(table_name) between 1 and 63),
  row_id text,
  details jsonb not null default '{}'::jsonb
);
create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_row_idx on public.audit_log (table_name, row_id);

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;

create policy "administrators read the audit log" on public.audit_log
  for select to authenticated
  using ((select private.has_role('admin')));

-- Makes the log append-only. It is a trigger because policies restrict neither the owner of the table nor the service
-- role.
create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'audit_log is append-only' using errcode = '42501';
end;
$$;
revoke all on function private.refuse_audit_change from public;
create trigger audit_log_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

-- Logs a change of a row. The first argument of the trigger names the key column, the others name the columns whose old
-- and new values are logged. An update that changes only columns set by triggers is not logged.
create function private.write_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  logged text;
  changed jsonb;
  summary jsonb := '{}'::jsonb;
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_agg(key order by key), '[]'::jsonb) into changed
    from jsonb_each(after)
    where before -> key is distinct from value and key not in ('updated_at', 'updated_by', 'version', 'answered_at');
    if changed = '[]'::jsonb then
      return null;
    end if;
    summary := jsonb_build_object('columns', changed);
  end if;
  for i in 1 .. tg_nargs - 1 loop
    logged := tg_argv[i];
    if before ->> logged is distinct from after ->> logged then
      summary := summary || jsonb_build_object(logged, jsonb_build_object('old', before -> logged, 'new', after -> logged));
    end if;
  end loop;
  insert into public.audit_log (actor, action, table_name, row_id, details)
  values ((select auth.uid()), lower(tg_op), tg_table_name, coalesce(after, before) ->> tg_argv[0], summary);
  return null;
end;
$$;
revoke all on function private.write_audit from public;

-- The other tables have this trigger beside their definition.
create trigger profiles_audit after insert or update or delete on public.profiles
  for each row execute function private.write_audit('user_id', 'role', 'deactivated_at');
