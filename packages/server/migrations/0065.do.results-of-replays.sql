-- What became of the deliveries that a replay has scheduled. The queue knows the replay of each, and whoever writes a
-- result counts it here. It is a table of its own, because a batch of the replay holds the row of the replay itself.
-- Replays from before have no row.
create table replay_results (
  replay_id bigint primary key references replays on delete cascade,
  delivered int not null default 0,
  failed int not null default 0,
  -- Held or cancelled.
  not_sent int not null default 0
) with (fillfactor = 50);

alter table due_deliveries add column replay_id bigint;
