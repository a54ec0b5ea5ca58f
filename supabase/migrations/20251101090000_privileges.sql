-- New objects of the public schema start with no grants to the API roles; every later migration grants by name.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
revoke create on schema public from public;

-- Helpers of policies and triggers live outside the schemas that the API exposes.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;
