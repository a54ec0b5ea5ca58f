-- Answers the sender of a lead, if it still is as it was seen: the mail is queued, the words are kept as a note, the lead is answered. The same key
-- answers once. The answer is that of save_lead. A reply is a change of the lead even where status and assignee stay: whoever saw the lead before it
-- must not write to the sender as well.
create or replace function public.reply_lead(kind text, lead uuid, base_version integer, reply_key uuid, subject text, body text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  source text := private.lead_table(kind);
  key text := format('%s:%s:reply:%s', source, lead, reply_key);
  sender record;
  result jsonb;
  mail uuid;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  if btrim(coalesce(subject, '')) = '' or char_length(subject) > 200 or btrim(coalesce(body, '')) = '' or char_length(body) > 9000 then
    raise exception 'a mail needs a subject and words' using errcode = '22023';
  end if;
  if exists (select from public.outbox o where o.unique_key = key) then
    execute format('select jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)
      from public.%I l where l.id = $1', source) into result using lead;
    return result;
  end if;
  execute format(
    'update public.%I l set status = case when l.status in (''won'', ''lost'') then l.status else ''answered'' end,
        answered_at = coalesce(l.answered_at, clock_timestamp()), assignee = coalesce(l.assignee, auth.uid()),
        version = l.version + 1, updated_at = clock_timestamp(), updated_by = auth.uid()
      where l.id = $1 and l.version = $2
      returning jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)',
    source
  ) into result using lead, base_version;
  if result is null then
    -- Saved all the same when the change was this very reply, sent twice at once.
    execute format(
      'select jsonb_build_object(''saved'', exists (select from public.outbox o where o.unique_key = $2), ''version'', l.version,
        ''status'', l.status, ''assignee'', l.assignee, ''updated_by'', l.updated_by, ''updated_at'', l.updated_at)
        from public.%I l where l.id = $1',
      source
    ) into result using lead, key;
    return result;
  end if;
  execute format('select l.email, l.locale from public.%I l where l.id = $1', source) into sender using lead;
  insert into public.outbox (kind, unique_key, source_table, source_id, locale, recipient)
  values ('lead-reply', key, source, lead, sender.locale, sender.email) returning id into mail;
  insert into public.outbox_payloads (outbox_id, payload) values (mail, jsonb_build_object('subject', subject, 'body', body));
  insert into public.lead_notes (kind, lead_id, type, author, body) values (kind, lead, 'reply', auth.uid(), subject || E'\n\n' || body);
  return result;
end;
$$;
