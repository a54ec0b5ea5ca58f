create index lead_notes_author_idx on public.lead_notes (author);

-- Who can take care of leads, and who did: whoever may do nothing here any more keeps a name on the leads and notes that are theirs.
create or replace function public.list_assignees() returns table (user_id uuid, full_name text, active boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  return query
    select p.user_id, coalesce(p.full_name, split_part(u.email::text, '@', 1)),
      p.role in ('admin', 'sales') and p.deactivated_at is null
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.role in ('admin', 'sales')
      or exists (select from public.partnership_applications l where l.assignee = p.user_id)
      or exists (select from public.export_enquiries l where l.assignee = p.user_id)
      or exists (select from public.contact_messages l where l.assignee = p.user_id)
      or exists (select from public.lead_notes n where n.author = p.user_id)
    order by 2, 1;
end;
$$;
