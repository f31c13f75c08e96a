create or replace view wire_v3_resources as
select
  resource.location_id,
  resource.id,
  resource.title,
  json_build_object(
    'id', resource.id,
    'object', 'resource',
    'title', resource.title,
    'description', resource.description,
    'instances', coalesce((
      select json_agg(
        json_build_object('id', instance.id, 'object', 'resource_instance', 'title', instance.title)
        order by instance.id)
      from resource_instances instance
      where instance.location_id = resource.location_id and instance.resource_id = resource.id
        and instance.deleted_at is null
    ), '[]')) as wire
from resources resource
where resource.deleted_at is null;
