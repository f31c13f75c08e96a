-- The keys with which this database holds sealed values. A process that lacks one of them does not start.
create table secret_keys (
  -- Names the key and tells nothing about it.
  id text primary key check (id ~ '^[0-9a-f]{8}$'),
  -- Only the key itself opens it.
  check_sealed bytea not null,
  created_at timestamptz not null,
  -- Real time, when a process last said that it seals with this key.
  seen_at timestamptz not null
);
