-- The transaction that last changed the clients or the appointments of a Location. What was counted in a snapshot is still
-- right in a later one that sees the same transaction here. A transaction's id never comes again, so a sandbox that was
-- reset is told apart as well. See docs/decisions/0107.
alter table event_counters
  add column clients_changed_by xid8 not null default pg_current_xact_id(),
  add column records_changed_by xid8 not null default pg_current_xact_id();

-- 0 or 1, as on the wire. Those that there are have been used for both.
alter table storages
  add column for_services int not null default 1 check (for_services in (0, 1)),
  add column for_sale int not null default 1 check (for_sale in (0, 1)),
  add column comment text not null default '';
