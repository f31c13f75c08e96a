drop function if exists wire_loyalty_cards(boolean);
drop function if exists wire_loyalty_cards(boolean, boolean);
create function wire_loyalty_cards(shows_phones boolean, shows_clients boolean)
returns table (location_id bigint, id bigint, deleted_at timestamptz, wire json)
language sql stable
as $$
  select card.location_id, card.id, card.deleted_at, row_to_json(wire)
  from loyalty_cards card
  join loyalty_card_types type on type.location_id = card.location_id and type.id = card.type_id
  left join clients client
    on client.location_id = card.location_id and client.id = card.client_id and client.deleted_at is null
      and shows_clients
  cross join lateral (
    select
      card.id,
      card.balance,
      card.number,
      case when shows_phones then card.phone else mask_phone(card.phone) end as phone,
      json_build_object('id', type.id, 'title', type.title) as type,
      case when client.id is not null then json_build_object('id', client.id, 'name', client.display_name) end as client
  ) wire
$$;
