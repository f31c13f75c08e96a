-- Who may do what in which Location. A person has a role there; a system user has what its application declares, while
-- the installation is active. Every check of access and visibility uses this view.
drop view if exists location_access;

-- Who owns which Location now: a key or a consent is valid only while its giver is an owner, and not suspended.
create or replace view location_owners as
select membership.location_id, membership.user_id
from memberships membership
join roles role on role.location_id = membership.location_id and role.id = membership.role_id
join users on users.id = membership.user_id and users.suspended_at is null
where role.slug = 'owner';

-- An application that nobody has reviewed reaches a Location only while one of its developers owns it.
create or replace function is_developers_own(partner bigint, location bigint) returns boolean language sql stable as $$
  select exists (
    select from partner_members member
    join location_owners owner on owner.user_id = member.user_id and owner.location_id = location
    where member.partner_id = partner)
$$;

create view location_access as
  select membership.location_id, membership.user_id, coalesce(role.slug = 'owner', false) as is_owner, role.rights
  from memberships membership
  -- The row always exists, and the planner drops an outer join that nobody reads from.
  left join roles role on role.location_id = membership.location_id and role.id = membership.role_id
union all
  select installation.location_id, application.system_user_id, false, application.rights
  from applications application
  join installations installation on installation.application_id = application.id and installation.status = 'active'
  where application.disabled_at is null and (application.stage = 'published' or is_developers_own(application.partner_id, installation.location_id));
