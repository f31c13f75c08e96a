-- A frozen installation says who froze it: a payment lifts what billing froze, and nothing that an operator froze. Where the
-- log says nothing, it is billing: nobody but an operator would get the other out again.
update links link set frozen_by = case
    when (
      select entry.source from link_log entry
      where entry.location_id = link.location_id and entry.application_id = link.application_id
        and entry.status_to = 'freezed'
      order by entry.id desc limit 1
    ) = 'platform' then 'operator'
    else 'billing'
  end
where link.status = 'freezed' and link.frozen_by is null;

alter table links drop constraint links_frozen_by_status_check;
alter table links add constraint links_frozen_by_status_check
  check ((status = 'freezed') = (frozen_by is not null));
