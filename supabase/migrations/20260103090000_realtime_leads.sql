-- Realtime sends the changes of leads, also if the publication was created after the tables.
do $$
declare
  name text;
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then return; end if;
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages'] loop
    if not exists (select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name) then
      execute format('alter publication supabase_realtime add table public.%I', name);
    end if;
  end loop;
end;
$$;
