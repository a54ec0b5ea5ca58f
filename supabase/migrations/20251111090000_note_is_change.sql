-- Saves what somebody decided about a lead, if it still is as they saw it; else nothing is stored and the answer says how it is now. Null when
-- there is no such lead. A note is a change of the lead even where status and assignee stay; the very same save sent twice is stored once.
create or replace function public.save_lead(kind text, lead uuid, base_version integer, new_status text, new_assignee uuid, note text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  source text := private.lead_table(kind);
  noted boolean := btrim(coalesce(note, '')) <> '';
  result jsonb;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  execute format(
    'update public.%I l set status = $1, assignee = $2, version = l.version + $5::integer,
        updated_at = case when $5 then clock_timestamp() else l.updated_at end, updated_by = case when $5 then auth.uid() else l.updated_by end
      where l.id = $3 and l.version = $4
      returning jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)',
    source
  ) into result using new_status, new_assignee, lead, base_version, noted;
  if result is null then
    -- Saved all the same when the change was this very save.
    execute format(
      'select jsonb_build_object(''saved'', l.version = $2 + 1 and l.updated_by = auth.uid() and l.status = $3 and l.assignee is not distinct from $4
          and (not $5 or exists (
            select from public.lead_notes n
            where n.kind = $6 and n.lead_id = l.id and n.author = auth.uid() and n.body = $7 and n.created_at >= l.updated_at
          )),
        ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee, ''updated_by'', l.updated_by, ''updated_at'', l.updated_at)
        from public.%I l where l.id = $1',
      source
    ) into result using lead, base_version, new_status, new_assignee, noted, kind, note;
    return result;
  end if;
  if noted then
    insert into public.lead_notes (kind, lead_id, author, body) values (kind, lead, auth.uid(), note);
  end if;
  return result;
end;
$$;
