-- What names are compared by: without case, without the marks of Latin, Greek and Cyrillic letters, and without the
-- strokes of letters that have no mark of their own. Marks of other scripts make other letters. The same rule is in search-ngrams.ts, and a test compares them.
create function fold_text(given text) returns text
language sql immutable strict parallel safe
as $$
  select lower(case when octet_length(given) = length(given) then given
    else replace(translate(
      normalize(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]+', '', 'g'), NFC),
      'łŁøØđĐẞ', 'lLoOdDß'), 'ß', 'ss') end)
$$;

-- It is stored, because folding takes ten times as long as comparing. Others wait for the clients until all is there, up
-- to a minute for 100,000: see docs/decisions/0020. The index goes first, so that it is built once.
set local maintenance_work_mem = '256MB';
drop index clients_search;
alter table clients add column search_name text not null generated always as (
  fold_text(btrim(name || case when patronymic = '' then '' else ' ' || patronymic end || case when surname = '' then '' else ' ' || surname end))
) stored;
create index clients_search on clients using gin (client_grams(location_id, search_name, phone, email, card))
  with (gin_pending_list_limit = 512);
-- Which n-grams are rare is in the statistics of the index.
analyze clients;
