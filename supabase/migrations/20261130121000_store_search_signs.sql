-- The same as before, but a search of nothing but signs ('%', '!!!'), which has no term, finds no store, as in the inbox: it
-- found all of them. An empty search still lists all.
create or replace function public.list_stores(words text, page_size integer, page integer) returns table (
  id uuid, name text, kind text, city text, visible boolean, sample boolean, updated_at timestamptz, total integer
)
language sql stable security invoker set search_path = ''
as $$
  with terms as materialized (
    select word from regexp_split_to_table(private.fold(words), '\s+') word where word <> ''
  )
  select s.id, s.name, s.kind, s.city, s.visible, s.sample, s.updated_at, (count(*) over ())::integer
  from public.stores s
  where (coalesce(words, '') !~ '\S' or exists (select from terms))
    and not exists (
      select from terms t
      where strpos(private.fold(concat_ws(' ', s.name, s.address, s.postal_code, s.city, s.region)), t.word) = 0
    )
  order by s.updated_at desc, s.id
  limit greatest(page_size, 1) offset greatest(page - 1, 0) * greatest(page_size, 1);
$$;
