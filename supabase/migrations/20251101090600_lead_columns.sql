-- What every kind of lead carries: submission_key, content_key, created_at, locale, email, consent_version, flags, status.
alter table public.partnership_applications
  -- Drawn from the content and the day: the same words sent twice in one day are one lead, whichever form instance sent them.
  add column content_key uuid unique,
  -- Which version of the agreement or privacy notice stood beside the form.
  add column consent_version text not null default '2025-11' check (char_length(consent_version) between 1 and 40),
  -- Reasons to look twice; a flagged lead is kept like any other.
  add column flags text[] not null default '{}' check (flags <@ array['honeypot', 'fast', 'untimed', 'links', 'markup']);
alter table public.partnership_applications alter column consent_version drop default;
