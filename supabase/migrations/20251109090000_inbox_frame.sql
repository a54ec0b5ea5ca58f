-- What stands around the list of the inbox: how many leads are new, the people, and the reader's own views. One question instead of three; each part
-- looks at the caller's role as it does by itself.
create function public.inbox_frame() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'counts', (select jsonb_object_agg(c.kind, c.leads) from public.count_new_leads() c),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'active', p.active) order by p.place), '[]')
      from public.list_assignees() with ordinality p (id, name, active, place)
    ),
    'views', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'query', v.query) order by v.name), '[]')
      from public.lead_views v
    )
  );
$$;
revoke all on function public.inbox_frame() from public, anon, authenticated, service_role;
grant execute on function public.inbox_frame() to authenticated;
