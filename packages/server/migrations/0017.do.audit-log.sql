-- Events of security join the acts of operators. The log outlives what it is about, so nothing in it refers to rows that may go.
alter table audit_log
  drop constraint audit_log_user_id_fkey,
  drop constraint audit_log_application_id_fkey,
  drop constraint audit_log_location_id_fkey,
  -- Absent for what the program or its operator's command line did.
  alter column user_id drop not null,
  add column partner_id bigint,
  -- Whom it was done to.
  add column subject_user_id bigint,
  -- The network address of whoever did it.
  add column address text not null default '';

create index audit_log_user on audit_log (user_id, id);
create index audit_log_action on audit_log (action, id);
create index audit_log_partner on audit_log (partner_id, id) where partner_id is not null;
create index audit_log_subject on audit_log (subject_user_id, id) where subject_user_id is not null;

create function refuse_change_of_log() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to.' using errcode = 'restrict_violation';
end $$;

create trigger audit_log_only_grows before update or delete on audit_log
  for each row execute function refuse_change_of_log();
