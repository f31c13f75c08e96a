-- Locations with sample records that were made for a partner. Those that are deleted, or are test Locations no more,
-- keep their row: the limit of a partner counts the living ones.
create table sample_locations (
  location_id bigint primary key references locations on delete cascade,
  partner_id bigint not null references partners on delete cascade,
  created_at timestamptz not null
);
create index sample_locations_partner on sample_locations (partner_id);

-- When a developer last proved that a signature of a delivery is right.
alter table partners add column signature_checked_at timestamptz;
