-- A page of the shops whose name or place has every word of a search, newest change first, and how many there are in all. Spelt as in the inbox:
-- neither case nor accents matter. Row-level security decides who sees shops.
create function public.list_stores(words text, page_size integer, page integer) returns table (
  id uuid, name text, kind text, city text, visible boolean, sample boolean, updated_at timestamptz, total integer
)
language sql stable security invoker set search_path = ''
as $$
  with wanted as materialized (
    select word from regexp_split_to_table(private.fold(words), '\s+') word where word <> ''
  )
  select s.id, s.name, s.kind, s.city, s.visible, s.sample, s.updated_at, (count(*) over ())::integer
  from public.stores s
  where not exists (
    select from wanted w
    where strpos(private.fold(concat_ws(' ', s.name, s.address, s.postal_code, s.city, s.region)), w.word) = 0
  )
  order by s.updated_at desc, s.id
  limit greatest(page_size, 1) offset greatest(page - 1, 0) * greatest(page_size, 1);
$$;
revoke all on function public.list_stores(text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.list_stores(text, integer, integer) to authenticated;
