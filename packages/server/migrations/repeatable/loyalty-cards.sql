drop function if exists wire_loyalty_cards(boolean);
create function wire_loyalty_cards(shows_phones boolean)
returns table (location_id bigint, id bigint, deleted_at timestamptz, wire json)
language sql stable
as $$
  select card.location_id, card.id, card.deleted_at, row_to_json(wire)
  from loyalty_cards card
  cross join lateral (
    select
      card.id,
      card.balance,
      card.number,
      case when shows_phones then card.phone else mask_phone(card.phone) end as phone
  ) wire
$$;
