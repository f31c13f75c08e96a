-- How the URLs of partners do, by their queue; see docs/decisions/0168. Written with the attempts, in real time.
create table endpoint_health (
  queue_id bigint primary key references endpoint_queues on delete cascade,
  partner_id bigint not null,
  -- Attempts that failed since the last one that arrived.
  consecutive_failures int not null,
  -- When the first of them failed; null while there is none.
  failing_since timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure_reason text not null default '',
  last_failed_delivery_id bigint,
  last_failed_location_id bigint,
  -- When people were notified that it fails; null while it works, or fails for too short a time.
  notified_at timestamptz,
  -- The last mail: a URL that comes and goes fills no mailbox.
  mailed_at timestamptz,
  check ((consecutive_failures > 0) = (failing_since is not null))
) with (fillfactor = 70);
create index endpoint_health_failing on endpoint_health (failing_since, queue_id) where failing_since is not null;
create index endpoint_health_failing_of_partner on endpoint_health (partner_id, failing_since, queue_id)
  where failing_since is not null;
create index endpoint_health_mailed on endpoint_health (partner_id, mailed_at) where mailed_at is not null;

-- Whether a partner still has a URL.
create index endpoints_of_url on endpoints (partner_id, url_hash(url)) where removed_at is null;

-- What all partners together did by the hour, so that operators read a row for an hour and a measure.
create table platform_figures (
  hour timestamptz not null,
  measure text not null,
  count bigint not null,
  primary key (hour, measure)
);
