-- A lane belongs to a living worker or to nobody: the end of a worker, in whichever way, frees its lanes.
update lanes set owner = null
where owner is not null and not exists (select from workers where workers.id = lanes.owner);
alter table lanes add foreign key (owner) references workers on delete set null;

-- The processes that write events have clocks of their own: a later change of a Location is never due before an earlier one.
alter table fanout_cursors add column last_due_at timestamptz;

-- Several applications of a partner may name the same URL: it hears what any of them may hear of, once.
alter table receivers drop constraint receivers_location_id_partner_id_url_key;
alter table receivers add unique nulls not distinct (location_id, partner_id, url, application_id);

-- Its Location is deleted: what stands for the application there hears that, and nothing more.
alter table receivers add column outlives_link boolean not null default false;
