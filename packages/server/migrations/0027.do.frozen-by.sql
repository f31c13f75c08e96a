-- Who froze an installation: a payment lifts what billing froze, and never what an operator did.
alter table links add column frozen_by text
  constraint links_frozen_by_check check (frozen_by in ('billing', 'operator'));
alter table links add constraint links_frozen_by_status_check check (frozen_by is null or status = 'freezed');

update links link set frozen_by = case
    when (
      select entry.source from link_log entry
      where entry.location_id = link.location_id and entry.application_id = link.application_id
        and entry.status_to = 'freezed'
      order by entry.id desc limit 1
    ) = 'platform' then 'operator'
    else 'billing'
  end
where link.status = 'freezed';

-- A URL of 4096 characters does not fit into an index, its hash does.
create function url_hash(url text) returns bytea language sql immutable strict parallel safe as $$
  select sha256(convert_to(url, 'UTF8'))
$$;

alter table lanes drop constraint lanes_partner_id_url_key;
create unique index lanes_url on lanes (partner_id, url_hash(url));

alter table receivers drop constraint receivers_location_id_partner_id_url_application_id_key;
create unique index receivers_url on receivers (location_id, partner_id, url_hash(url), application_id)
  nulls not distinct;
