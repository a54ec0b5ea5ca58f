-- Sales no longer read stores, hidden ones included: no page of the staff area that they may open shows any. The policies
-- now name the same roles as `stores` in lib/auth/permissions.ts. list_stores obeys the policy of its caller.
drop policy "staff read stores" on public.stores;
create policy "administrators and editors read stores" on public.stores
  for select to authenticated
  using ((select private.has_role('admin', 'editor')));
