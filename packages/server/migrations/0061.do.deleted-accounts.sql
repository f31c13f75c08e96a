-- A deleted account keeps its row and its id, because the audit log and records refer to them. Nothing in the row tells who it was.
alter table users add column deleted_at timestamptz,
  add constraint users_deleted_is_erased check (deleted_at is null or (name = 'Deleted account' and email is null
    and phone is null and avatar = '' and password_hash is null and not is_operator));

-- Invitations are in the audit log under the address that was typed, before the account is known.
create index audit_log_invited on audit_log (lower(split_part(note, ': ', 1)))
  where action in ('invitation-create', 'invitation-decline', 'invitation-withdraw');

-- The log is only ever added to, with one exception: the deletion of an account, which announces itself, erases the person from notes.
-- Who did what and when stays as it is.
create or replace function refuse_change_of_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('foyer.erases_person', true) = 'on'
    and to_jsonb(new) - 'note' = to_jsonb(old) - 'note'
  then
    return new;
  end if;
  raise exception 'The audit log is only ever added to.' using errcode = 'restrict_violation';
end $$;
