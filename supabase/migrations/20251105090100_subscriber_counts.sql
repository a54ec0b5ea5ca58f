-- How many addresses there are by language and status; row-level security decides whose they are.
create function public.count_subscribers() returns table (locale text, status text, count integer)
language sql stable security invoker set search_path = ''
as $$
  select s.locale, s.status, count(*)::integer from public.newsletter_subscribers s group by 1, 2 order by 1, 2;
$$;
revoke all on function public.count_subscribers() from public, anon, service_role;
grant execute on function public.count_subscribers() to authenticated;
