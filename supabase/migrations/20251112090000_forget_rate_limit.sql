-- Forgets what was counted of a subject, such as the failures of somebody who has signed in after all.
create function public.forget_rate_limit(bucket text, subject text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.rate_limits r where r.bucket = forget_rate_limit.bucket and r.subject = forget_rate_limit.subject;
$$;
revoke all on function public.forget_rate_limit(text, text) from public, anon, authenticated;
grant execute on function public.forget_rate_limit(text, text) to service_role;
