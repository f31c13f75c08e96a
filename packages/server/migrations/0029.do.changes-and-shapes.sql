-- Partners drop what is not newer than what they have, and compare whole seconds: every write of a date of change moves it
-- on by one second at least, however quickly the writes follow each other.
create function advance_last_change_date() returns trigger language plpgsql as $$
begin
  new.last_change_date := greatest(new.last_change_date, old.last_change_date + interval '1 second');
  return new;
end $$;

create trigger staff_change_advances before update of last_change_date on staff
  for each row execute function advance_last_change_date();
create trigger services_change_advances before update of last_change_date on services
  for each row execute function advance_last_change_date();
create trigger clients_change_advances before update of last_change_date on clients
  for each row execute function advance_last_change_date();
create trigger activities_change_advances before update of last_change_date on activities
  for each row execute function advance_last_change_date();
create trigger appointments_change_advances before update of last_change_date on appointments
  for each row execute function advance_last_change_date();
create trigger goods_change_advances before update of last_change_date on goods
  for each row execute function advance_last_change_date();
create trigger goods_operations_change_advances before update of last_change_date on goods_operations
  for each row execute function advance_last_change_date();
create trigger finance_transactions_change_advances before update of last_change_date on finance_transactions
  for each row execute function advance_last_change_date();
create trigger loyalty_cards_change_advances before update of last_change_date on loyalty_cards
  for each row execute function advance_last_change_date();

-- An appointment says of its client how many Visits the client missed.
create index appointments_missed on appointments (location_id, client_id, visit_id)
  where attendance = -1 and deleted_at is null;

-- What the sandbox makes when somebody wants an event: later events happen to these, and to nothing of the demo world.
create table sandbox_records (
  location_id bigint not null references locations on delete cascade,
  resource text not null,
  record_id bigint not null,
  primary key (location_id, resource)
);
create index sandbox_records_locations on sandbox_records (record_id) where resource = 'salon';
