-- Gives several leads a status, an assignee or both. A lead that somebody else changed meanwhile is left as they left it. Leads are
-- {"kind", "id", "version"}; at most 200. Returns how many changed, their ids, and the batch to undo.
create or replace function public.change_leads(leads jsonb, new_status text default null, assign boolean default false, new_assignee uuid default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wish record;
  old jsonb;
  batch uuid;
  befores jsonb := '[]'::jsonb;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  if jsonb_array_length(leads) > 200 or (new_status is null and not assign) then
    raise exception 'nothing to do, or too much' using errcode = '22023';
  end if;
  -- In one order, so that two people who change the same leads do not wait for each other.
  for wish in
    select l.kind, l.id, l.version from jsonb_to_recordset(leads) l (kind text, id uuid, version integer) order by l.id
  loop
    if private.lead_table(wish.kind) is null then
      raise exception 'unknown kind' using errcode = '22023';
    end if;
    execute format(
      'with old as (select * from public.%1$I where id = $1 and version = $2 for update)
       update public.%1$I l set status = coalesce($3, l.status), assignee = case when $4 then $5 else l.assignee end
       from old where l.id = old.id
       returning jsonb_build_object(''kind'', $6, ''id'', l.id, ''version'', l.version, ''status'', old.status, ''assignee'', old.assignee,
         ''answered_at'', old.answered_at)',
      private.lead_table(wish.kind)
    ) into old using wish.id, wish.version, new_status, assign, new_assignee, wish.kind;
    if old is not null then
      befores := befores || old;
    end if;
  end loop;
  delete from public.lead_batches b where b.at < now() - interval '1 day';
  if befores <> '[]'::jsonb then
    insert into public.lead_batches (actor, before) values ((select auth.uid()), befores) returning id into batch;
  end if;
  return jsonb_build_object('batch', batch, 'changed', jsonb_array_length(befores),
    'ids', jsonb_path_query_array(befores, '$[*].id'));
end;
$$;
