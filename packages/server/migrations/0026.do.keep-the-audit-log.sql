-- Row triggers do not see a truncate. Only the reset of a sandbox empties the log: it announces itself, and production never resets.
create function refuse_emptying_of_log() returns trigger language plpgsql as $$
begin
  if current_setting('foyer.resets_sandbox', true) = 'on'
    and exists (select from foyer_meta where key = 'mode' and value = 'sandbox')
  then
    return null;
  end if;
  raise exception 'The audit log is only ever added to.' using errcode = 'restrict_violation';
end $$;

create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_emptying_of_log();
