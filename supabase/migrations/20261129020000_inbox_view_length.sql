-- A search of 80 Greek or Chinese characters takes up to nine characters each in a query string.
alter table public.lead_views drop constraint lead_views_query_check;
alter table public.lead_views add constraint lead_views_query_check check (char_length(query) <= 1500);
