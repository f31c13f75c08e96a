create or replace view wire_resources as
select resource.location_id, resource.id, row_to_json(wire) as wire
from resources resource
cross join lateral (
  select
    resource.id,
    resource.title,
    resource.description,
    coalesce((
      select json_agg(json_build_object('id', instance.id, 'title', instance.title) order by instance.id)
      from resource_instances instance
      where instance.location_id = resource.location_id and instance.resource_id = resource.id
        and instance.deleted_at is null
    ), '[]') as instances
) wire
where resource.deleted_at is null;
