drop view if exists directory_cards, application_cards, wire_applications, application_plans, wire_tariffs;

-- The plans of an application that are on offer, each with its options.
create view wire_tariffs as
  select plan.application_id, plan.id, plan.position, row_to_json(wire) as wire
  from plans plan
  cross join lateral (
    select
      plan.id,
      plan.title,
      (select coalesce(json_agg(row_to_json(shown) order by option.position, option.id), '[]')
        from plan_options option
        cross join lateral (
          select option.id, option.title, trim_scale(option.overall_price) as overall_price, option.duration_in_months,
            option.currency_iso, option.staff_amount, option.free_period_in_months
        ) shown
        where option.application_id = plan.application_id and option.plan_id = plan.id
          and option.deleted_at is null) as options
  ) wire
  where plan.deleted_at is null;

-- The plans as developers and operators see them: with positions, and including plans without an option.
create view application_plans as
  select application.id as application_id,
    (select coalesce(json_agg(row_to_json(listed) order by listed.position, listed.id), '[]')
      from plans plan
      cross join lateral (
        select plan.id, plan.title, plan.position,
          (select coalesce(json_agg(row_to_json(shown) order by option.position, option.id), '[]')
            from plan_options option
            cross join lateral (
              select option.id, option.title, trim_scale(option.overall_price) as overall_price,
                option.duration_in_months, option.currency_iso, option.staff_amount, option.free_period_in_months,
                option.position
            ) shown
            where option.application_id = plan.application_id and option.plan_id = plan.id
              and option.deleted_at is null) as options
      ) listed
      where plan.application_id = application.id and plan.deleted_at is null) as plans
  from applications application;

-- An application, as its developer and the operators see it.
create view wire_applications as
  select application.id, application.partner_id, row_to_json(wire) as wire
  from applications application
  join partners partner on partner.id = application.partner_id
  cross join lateral (
    select
      application.id,
      (select row_to_json(owner) from (select partner.id, partner.title) owner) as partner,
      application.title,
      application.icon,
      application.short_description,
      application.description,
      application.category,
      application.country_ids,
      application.price,
      application.functionalities,
      application.is_public,
      application.rights,
      application.kinds,
      application.registration_url,
      application.asks_for_user_data,
      application.webhook_url,
      application.receiver_url,
      (select plans from application_plans where application_id = application.id) as tariffs,
      application.sends_partner_token,
      application.sends_payments,
      application.sends_personal_data,
      application.stage,
      application.review_note,
      application.revision,
      application.pending,
      iso_local(application.pending_since, 'UTC') as pending_since,
      application.is_whitelisted,
      application.whitelist_requested_at is not null as is_whitelist_requested,
      application.disabled_at is not null as is_disabled,
      application.system_user_id,
      (select coalesce(sum(connected), 0) from installation_counts where application_id = application.id) as connected_locations,
      iso_local(application.created_at, 'UTC') as created_at,
      iso_local(application.published_at, 'UTC') as published_at
  ) wire;

-- The card of an application, whoever may see it.
create view application_cards as
  select application.id, application.category, application.country_ids, application.title,
    application.short_description, row_to_json(wire) as wire,
    application.stage = 'published' and application.is_public and application.disabled_at is null
      and partner.suspended_at is null as is_in_store
  from applications application
  join partners partner on partner.id = application.partner_id
  cross join lateral (select application.is_public and not application.is_whitelisted as sends_owner) way
  cross join lateral (
    select
      application.id,
      application.title,
      application.icon,
      application.short_description,
      application.description,
      application.category,
      application.country_ids,
      application.price,
      application.functionalities,
      partner.title as partner,
      application.rights,
      -- Only an application that needs a confirmation sends the owner to its page.
      case when sends_owner then application.registration_url else '' end as registration_url,
      case when sends_owner and application.registration_url <> '' and application.asks_for_user_data
        then array['id', 'name', 'phone', 'email', 'is_approved', 'avatar', 'salon_name'] else '{}' end as user_data,
      (select coalesce(json_agg(plan.wire order by plan.position, plan.id), '[]')
        from wire_tariffs plan
        where plan.application_id = application.id and json_array_length(plan.wire -> 'options') > 0) as tariffs
  ) wire;

-- What everybody sees in the app directory.
create view directory_cards as select * from application_cards where is_in_store;
