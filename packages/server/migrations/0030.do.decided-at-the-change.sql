-- The Location's last event before the endpoint was set, and before it was last changed: it does not get those.
alter table receivers
  add column set_after_number bigint not null default 0,
  add column changed_after_number bigint not null default 0;

-- Endpoints that name the same URL and were eligible too: if the one that gets it is not any more, they still may be.
alter table deliveries add column other_receiver_ids bigint[];
alter table due_deliveries add column other_receiver_ids bigint[];
