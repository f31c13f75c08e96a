-- The transaction that last changed the clients or the appointments of a Location. What was counted in a snapshot is still
-- right in a later one that sees the same transaction here. A transaction's id never comes again, so a sandbox that was
-- reset is told apart as well. See docs/decisions/0107.
alter table event_counters
  add column clients_changed_by xid8 not null default pg_current_xact_id(),
  add column records_changed_by xid8 not null default pg_current_xact_id();
