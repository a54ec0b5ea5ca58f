-- A lead whose sender could not be checked, for want of JavaScript or of an answer from the provider, is kept and marked.
do $$
declare
  name text;
begin
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages'] loop
    execute format('alter table public.%1$I drop constraint %1$s_flags_check', name);
    execute format(
      'alter table public.%1$I add constraint %1$s_flags_check check (flags <@ array[''honeypot'', ''fast'', ''untimed'', ''links'', ''markup'', ''unverified''])',
      name
    );
  end loop;
end;
$$;
