-- Every word must begin a word of the lead. What is typed like a telephone number also means the number as it is stored: country code first, all
-- digits together; without a country code it is a Greek one, as in the forms.
create or replace function private.search_query(words text) returns tsquery
language sql immutable parallel safe
as $$
  select to_tsquery('simple'::regconfig, coalesce(string_agg(quote_literal(word) || ':*', ' & '), ''))
    || (
      select case when words ~ '^[-+0-9 ()./]+$' and char_length(number) between 5 and 15
        then to_tsquery('simple'::regconfig, number || ':* | 30' || number || ':*') else ''::tsquery end
      from (select regexp_replace(regexp_replace(words, '[^0-9]', '', 'g'), '^00', '')) typed (number)
    )
  from regexp_split_to_table(private.fold(words), '\s+') word where word <> '';
$$;
