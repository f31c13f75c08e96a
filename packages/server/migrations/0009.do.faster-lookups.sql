-- pg_trgm drops all that is not ASCII where LC_CTYPE is C, and a part of a Cyrillic title was looked for in every product.
-- The pieces that clients are found by serve products as well: see client_grams and docs/decisions/0020.
drop index goods_by_words;
create index goods_search on goods using gin (client_grams(location_id, title, '', article, barcode)) where deleted_at is null;

-- What tells most rows apart comes first, because an index of this kind asks about one column after the other: a booking
-- is checked in less than half of the time. Not the time itself: at ten o'clock there is somebody in every Location.
alter table occupancy
  drop constraint occupancy_no_overlap,
  add constraint occupancy_no_overlap
    exclude using gist (subject_id with =, during with &&, location_id with =, subject with =);
