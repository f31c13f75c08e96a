-- Requests that carry an Idempotency-Key, and what they were answered. Leases and commits are in real time; how old a key
-- is, the platform's clock says.
create table idempotency_keys (
  id bigint generated always as identity primary key,
  -- Keys of different callers do not meet.
  caller text not null,
  key_hash bytea not null,
  -- Tells whether a later request is the same one; nothing of it can be read from this.
  request_signature text not null,
  -- Whoever takes an abandoned claim over counts up: the one who had it can no longer commit.
  attempt integer not null default 1,
  -- Until then the request is taken to be running.
  lease_until timestamptz not null,
  -- Set in the request's own transaction: what it did and that it did it are true together.
  committed_at timestamptz,
  -- Answers may hold secrets that are shown once.
  sealed_answer bytea,
  created_at timestamptz not null,
  unique (caller, key_hash)
);
create index idempotency_keys_age on idempotency_keys (created_at);
