-- Pages of connected Locations may count the pending ones too.
alter table link_counts add pending int not null default 0;

create or replace function count_connected_link() returns trigger language plpgsql as $$
declare
  connected_change int :=
    (new.status in ('active', 'freezed') is true)::int - (old.status in ('active', 'freezed') is true)::int;
  pending_change int := (new.status = 'pending' is true)::int - (old.status = 'pending' is true)::int;
begin
  if connected_change <> 0 or pending_change <> 0 then
    insert into link_counts (application_id, bucket, connected, pending) values
      (coalesce(new.application_id, old.application_id), coalesce(new.location_id, old.location_id) / 1024,
        connected_change, pending_change)
    on conflict (application_id, bucket) do update
      set connected = link_counts.connected + connected_change, pending = link_counts.pending + pending_change;
  end if;
  return null;
end
$$;

insert into link_counts (application_id, bucket, connected, pending)
select application_id, location_id / 1024, 0, count(*) from links where status = 'pending'
group by application_id, location_id / 1024
on conflict (application_id, bucket) do update set pending = excluded.pending;
