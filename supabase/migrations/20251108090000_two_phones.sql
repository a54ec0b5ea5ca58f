-- A lead may give two telephone numbers, one after the other: '+302101234567, +306912345678'.
alter table public.partnership_applications
  drop constraint partnership_applications_phone_check,
  add constraint partnership_applications_phone_check
    check (btrim(phone) <> '' and char_length(phone) <= 80 and phone !~ '[\u0001-\u001f\u007f-\u009f]');

alter table public.export_enquiries
  drop constraint export_enquiries_phone_check,
  add constraint export_enquiries_phone_check
    check (phone ~ '^\+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?(, \+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?)?$');

alter table public.contact_messages
  drop constraint contact_messages_phone_check,
  add constraint contact_messages_phone_check
    check (phone ~ '^\+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?(, \+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?)?$');
