-- Renames what databases from before the first release still have under a former name. Runs once, before their
-- functions are replaced by those of the baseline (server/embedded-supabase/former-migrations.ts; docs/deploy/serverless.md
-- for hosted Supabase).
alter function private.drop_mails rename to delete_mails;
alter function private.drop_notes rename to delete_notes;
alter function private.tells_of_lead rename to is_lead_table;
alter function private.note_needs_lead rename to check_note_lead;
alter function private.search_words rename to search_vector;

alter trigger partnership_applications_drop_mails on public.partnership_applications rename to partnership_applications_delete_mails;
alter trigger partnership_applications_drop_notes on public.partnership_applications rename to partnership_applications_delete_notes;
alter policy "administrators and sales set the status" on public.partnership_applications
  rename to "administrators and sales set status and assignee";
alter trigger export_enquiries_drop_mails on public.export_enquiries rename to export_enquiries_delete_mails;
alter trigger export_enquiries_drop_notes on public.export_enquiries rename to export_enquiries_delete_notes;
alter policy "administrators and sales set the status" on public.export_enquiries
  rename to "administrators and sales set status and assignee";
alter trigger contact_messages_drop_mails on public.contact_messages rename to contact_messages_delete_mails;
alter trigger contact_messages_drop_notes on public.contact_messages rename to contact_messages_delete_notes;
alter policy "administrators and sales set the status" on public.contact_messages
  rename to "administrators and sales set status and assignee";
alter trigger newsletter_subscribers_drop_mails on public.newsletter_subscribers rename to newsletter_subscribers_delete_mails;
alter policy "administrators read the outbox, sales what tells of leads" on public.outbox
  rename to "administrators read the outbox, sales the mails about leads";
alter policy "administrators and sales keep views" on public.lead_views rename to "administrators and sales save their own views";
alter policy "administrators and sales drop their own views" on public.lead_views
  rename to "administrators and sales delete their own views";
