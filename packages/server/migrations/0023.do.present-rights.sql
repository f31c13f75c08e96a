-- An endpoint that a person set gets what that person may see in the Location now. Nobody wrote down who set those there are:
-- they are paused until an owner takes them over, or somebody with webhook_access sets them again.
alter table receivers add column user_id bigint references users on delete set null;
create index receivers_user on receivers (user_id) where user_id is not null;

-- Decided by the rights of now, no longer by those of the moment when it was set.
drop view if exists wire_receivers;
drop view if exists standing_receivers;
alter table receivers drop column shows_phones;

-- The owner by whose authority the key reaches the Location.
alter table restricted_key_locations add column user_id bigint references users on delete set null;
update restricted_key_locations reached set user_id = key.user_id from restricted_keys key where key.id = reached.key_id;
create index restricted_key_locations_user on restricted_key_locations (user_id) where user_id is not null;
