-- URLs that fail: the last attempt failed, and the partner still has the URL and has not paused it.
create or replace view failing_endpoints as
select health.*, queue.url
from endpoint_health health join endpoint_queues queue on queue.id = health.queue_id
where health.failing_since is not null and (
  exists (
    select from endpoints endpoint
    where endpoint.partner_id = health.partner_id and url_hash(endpoint.url) = url_hash(queue.url)
      and endpoint.removed_at is null and endpoint.is_active)
  or exists (select from partners partner where partner.id = health.partner_id and partner.webhook_url = queue.url)
  or exists (
    select from applications application
    where application.partner_id = health.partner_id and application.webhook_url = queue.url));
