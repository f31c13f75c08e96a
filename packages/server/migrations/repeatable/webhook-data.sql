-- The data of an event for a receiver that may not see phones: as the GET answers whoever may not.
create or replace function masked_event_data(resource text, data json) returns json
language sql stable
as $$
  select case
    when resource in ('client', 'loyalty_card') and data ->> 'phone' is not null
      then jsonb_set(data::jsonb, '{phone}', to_jsonb(mask_phone(data ->> 'phone')))::json
    when resource = 'record' and data -> 'client' ->> 'phone' is not null
      then jsonb_set(data::jsonb, '{client,phone}', to_jsonb(mask_phone(data -> 'client' ->> 'phone')))::json
    else data
  end
$$;
