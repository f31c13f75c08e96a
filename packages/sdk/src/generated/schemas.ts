// Printed from the contract by `npm run print`: change the contract, not this file.

export interface About {
  /** Whom people may ask; null if whoever runs this Foyer has named nobody (`SUPPORT_CONTACT`). */
  support_contact: {
    /** As people read it: an e-mail address or an https address. */
    text: string
    /** What a link opens. */
    href: string
  } | null
}

export interface AccessToken {
  /** Token ID. */
  id: number
  /** What it is for. */
  title: string
  scopes: ('profile:read' | 'profile:write' | 'locations:read' | 'locations:write' | 'partners:read' | 'partners:write' | 'operator:read' | 'operator:write')[]
  /** Its last four characters. */
  hint: string
  /** When it was created. */
  created_at: string
  /** When it expires. */
  expires_at: string
  /** Last use, accurate to the minute; null if it was never used. */
  last_used_at: string | null
  /** The network address of the last use. */
  last_used_address: string
}

export interface Account {
  /** Account ID. */
  id: number
  /** Name of the account. */
  title: string
  /** 1 for cash, 0 for other money. */
  is_cash: 0 | 1
  /** 1 for the default account. */
  is_default: 0 | 1
}

export interface AccountLocation {
  /** Location ID. */
  id: number
  /** Internal name. */
  title: string
  /** Name shown to clients. */
  public_title: string
  /** Category of the Location. */
  short_descr: string
  /** URL of the picture; empty if there is none. */
  logo: string
  /** 1 if active, 0 if inactive. */
  active: 0 | 1
  /** First phone number; empty if there is none. */
  phone: string
  /** All phone numbers. */
  phones: string[]
  /** E-mail address for clients. */
  email: string
  /** Country ID; 0 for none. */
  country_id: number
  /** Name of the country; empty if not set. */
  country: string
  /** Opening hours, as text. */
  schedule: string
  /** City ID; 0 for none. */
  city_id: number
  /** Name of the city; empty if not set. */
  city: string
  /** Current UTC offset in hours. */
  timezone: number
  /** IANA time zone, such as Europe/Berlin. */
  timezone_name: string
  /** Street and house number. */
  address: string
  /** Latitude in degrees; 0 if not set. */
  coordinate_lat: number
  /** Longitude in degrees; 0 if not set. */
  coordinate_lon: number
  /** Whether booking needs a confirmation by SMS. */
  phone_confirmation: boolean
  /** Number of team members that can be booked. */
  active_staff_count: number
  /** The next free slot in ISO 8601; empty for none. Only with forBooking=1. */
  next_slot?: string
  /** URL of its iOS app; empty if there is none. */
  app_ios: string
  /** URL of its Android app; empty if there is none. */
  app_android: string
  /** ISO 4217 code of the currency of its prices. */
  currency_short_title: string
  /** Whether SMS reminders are disabled. */
  reminds_sms_disabled: boolean
  /** Default number of hours between an SMS reminder and the appointment. */
  reminds_sms_default: number
  /** Position among the Locations of the Chain; higher comes first. */
  group_priority: number
  /** The same in the booking form. */
  bookform_group_priority: number
  /** HTML. */
  description: string
  /** Paths. */
  photos: string[]
  /** Full addresses. */
  company_photos: string[]
  /** What the booking form advertises; null if nothing. */
  booking_widget_promo: Record<string, never> | null
  /** Postal code. */
  zip: string
  /** Business group ID; 0 for none. */
  business_group_id: number
  /** Business type ID; 0 for none. */
  business_type_id: number
  /** Website; empty if there is none. */
  site: string
  /** Links to social media pages, by the name of the network. */
  social: Record<string, string>
  /** Chain ID. */
  main_group_id: number
  /** The Chain that the Location belongs to. */
  main_group: {
    /** Chain ID. */
    id: number
    /** Name of the Chain. */
    title: string
  }
  /** Whether financial transactions of the Location contain `payment_system_transaction_ids`, in responses and webhooks. */
  payment_system_ids_enabled: boolean
}

export interface Activity {
  /** Event ID. */
  id: number
  /** Location ID. */
  company_id: number
  /** Service ID. */
  service_id: number
  /** Team member ID. */
  staff_id: number
  /** Start, YYYY-MM-DD HH:MM:SS in the time zone of the Location. */
  date: string
  /** The same moment, in seconds since 1970. */
  timestamp: number
  /** Duration in seconds. */
  length: number
  /** Number of seats. */
  capacity: number
  /** Number of seats taken. */
  records_count: number
  /** Colour in the timetable; empty for the default. */
  color: string
  /** Instructions for participants; empty if there are none. */
  instructions: string
  /** URL of the stream; empty if there is none. */
  stream_link: string
  /** Colour of the text in the timetable; empty for the default. */
  font_color: string
  /** Whether the participants were notified. */
  notified: boolean
  /** Whether online booking asks for payment; always `forbidden`. */
  prepaid: string
  /** The service that takes place. */
  service: {
    /** Service ID. */
    id: number
    /** Category ID. */
    category_id: number | null
    /** Name of the service. */
    title: string
    /** Price, or the lowest price. */
    price_min: number
    /** Highest price. */
    price_max: number
    /** Note for the team; empty if there is none. */
    comment: string
    /** Duration in seconds. */
    duration: number
  }
  /** The team member who leads it. */
  staff: {
    /** Team member ID. */
    id: number
    /** Your own ID for the team member. */
    api_id: string
    /** Name shown to clients. */
    name: string
    /** Specialization, as text. */
    specialization: string
    /** Average rating, from 0 to 5. */
    rating: number
    /** Number of ratings. */
    votes_count: number
    /** URL of the picture; empty if there is none. */
    avatar: string
    /** URL of the large picture; empty if there is none. */
    avatar_big: string
  }
  /** The rooms, chairs and devices it uses. */
  resource_instances: {
    /** Resource instance ID. */
    id: number
    /** Name of the room, chair or device. */
    title: string
    /** Resource ID. */
    resource_id: number
  }[]
  /** Categories of the event. */
  labels: unknown[]
}

export interface ActivityLog {
  /** Current status of the installation. */
  status: 'uninstalled' | 'pending' | 'active' | 'freezed'
  /** The newest 100 attempts and changes, oldest first. */
  steps: {
    /** When the operation was called, YYYY-MM-DD HH:MM:SS in UTC. */
    at: string
    /** connect, grant_access, callback, callback/redirect, uninstall or disconnect. What happens without such a call: payment, refund, freeze_unpaid, freeze_operator, unfreeze, disconnect_operator, rights_added or price_raised. */
    step: string
    /** 1 for the partner, 2 for the user. */
    caller: string
    /** HTTP status of the response; 200 without a call. */
    answer: number
    /** The result, or why it was rejected; for rights_added, the slugs of the new rights. */
    message: string
  }[]
  /** What has to happen next, as a sentence. */
  missing: string
}

export interface ApiRequest {
  /** ID of the line. */
  id: number
  /** When it was answered, with milliseconds. */
  at: string
  /** Value of the header `X-Request-Id`. */
  request_id: string
  /** HTTP method. */
  method: string
  /** Path, without its query; `…` for what may be personal or secret. */
  path: string
  /** Names of the fields of the query, without values. */
  query_fields: string[]
  /** Name of the operation, as in the documentation; empty if the request reached none. */
  operation: string
  /** What the operation does. */
  summary: string
  /** Path of the operation in the documentation; null if there is none. */
  docs_path: string | null
  /** Location ID, as far as the request was about one. */
  location_id: number | null
  /** Name of that Location. */
  location_title: string | null
  /** HTTP status of the answer. */
  status: number
  /** How long it took, in milliseconds. */
  duration_ms: number
  /** The partner token alone, with a token of a person, or of the system user of an application; or an access token of an OAuth client. */
  token_kind: 'partner' | 'user' | 'application' | 'oauth_client'
  /** ID of the person, or of the system user. */
  user_id: number | null
  /** ID of the OAuth client. */
  client_id: string | null
  /** Code of the error; null if the request succeeded. */
  error_code: string | null
  /** What was wrong; `…` for what was sent, and for what may be personal or secret. */
  error_message: string | null
  /** Names of the fields that were wrong. */
  error_fields: string[]
}

export interface Application {
  /** Application ID. */
  id: number
  /** The partner that owns it. */
  partner: {
    /** Partner ID. */
    id: number
    /** Name of the partner. */
    title: string
  }
  /** Name of the application. */
  title: string
  /** URL of the icon; empty for none. */
  icon: string
  /** What it does, in one sentence. */
  short_description: string
  /** What it does, as plain text. */
  description: string
  /** Slug of a category. */
  category: string
  /** Countries where it is offered; empty for all. */
  country_ids: number[]
  /** Its price, as text. */
  price: string
  /** Its features, as slugs. */
  functionalities: string[]
  /** Whether it is in the app directory; others are connected by a link only. */
  is_public: boolean
  /** The rights that its system user gets in a Location that connects it. */
  rights: string[]
  /** The kinds of records it gets events of, within its rights. */
  kinds: string[]
  /** Where an owner is sent after connecting; empty for none. */
  registration_url: string
  /** Whether that page gets signed data of the owner. */
  asks_for_user_data: boolean
  /** Its marketplace webhook; empty for that of the partner account. */
  webhook_url: string
  /** Endpoint for Locations that connected without a confirmation; empty for none. */
  receiver_url: string
  /** The plans it offers. */
  tariffs: {
    /** Plan ID. */
    id: number
    /** Name of the plan. */
    title: string
    /** The options of the plan. */
    options: {
      /** Option ID. */
      id: number
      /** Name of the option. */
      title: string
      /** Price for the whole duration. */
      overall_price: number
      /** Number of months in the paid period. */
      duration_in_months: number
      /** ISO 4217 currency code. */
      currency_iso: string
      /** Maximum number of team members; null for any number. */
      staff_amount: number | null
      /** Number of free months before the first payment. */
      free_period_in_months: number
      /** Lower numbers come first. */
      position: number
    }[]
    /** Lower numbers come first. */
    position: number
  }[]
  /** Whether the marketplace webhook carries the partner token. */
  sends_partner_token: boolean
  /** Whether its webhook gets the event `payment`. */
  sends_payments: boolean
  /** Whether its webhook gets the events `client_data_request` and `client_erased`. */
  sends_personal_data: boolean
  /** draft, review or published. */
  stage: string
  /** Why an operator returned it. */
  review_note: string
  /** Grows with every change that needs a review. */
  revision: number
  /** For a published application, the fields that change once an operator publishes them. */
  pending: {
    /** Name of the application. */
    title?: string
    /** URL of the icon; empty for none. */
    icon?: string
    /** What it does, in one sentence. */
    short_description?: string
    /** What it does, as plain text. */
    description?: string
    /** Slug of a category. */
    category?: string
    /** Countries where it is offered; empty for all. */
    country_ids?: number[]
    /** Its price, as text. */
    price?: string
    /** Its features, as slugs. */
    functionalities?: string[]
    /** Whether it is in the app directory; others are connected by a link only. */
    is_public?: boolean
    /** The rights that its system user gets in a Location that connects it. */
    rights?: string[]
    /** The kinds of records it gets events of, within its rights. */
    kinds?: string[]
    /** Where an owner is sent after connecting; empty for none. */
    registration_url?: string
    /** Whether that page gets signed data of the owner. */
    asks_for_user_data?: boolean
    /** Its marketplace webhook; empty for that of the partner account. */
    webhook_url?: string
    /** Endpoint for Locations that connected without a confirmation; empty for none. */
    receiver_url?: string
    /** The plans it offers. */
    tariffs?: {
      /** Plan ID. */
      id: number
      /** Name of the plan. */
      title: string
      /** The options of the plan. */
      options: {
        /** Option ID. */
        id: number
        /** Name of the option. */
        title: string
        /** Price for the whole duration. */
        overall_price: number
        /** Number of months in the paid period. */
        duration_in_months: number
        /** ISO 4217 currency code. */
        currency_iso: string
        /** Maximum number of team members; null for any number. */
        staff_amount: number | null
        /** Number of free months before the first payment. */
        free_period_in_months: number
        /** Lower numbers come first. */
        position: number
      }[]
      /** Lower numbers come first. */
      position: number
    }[]
  } | null
  /** When they were submitted for review; null when an operator has returned them. */
  pending_since: string | null
  /** Whether it is connected without a confirmation. */
  is_whitelisted: boolean
  /** Whether its developer has requested that. */
  is_whitelist_requested: boolean
  /** Whether an operator has disabled it. */
  is_disabled: boolean
  /** User ID. */
  system_user_id: number
  /** How many Locations it is connected to. */
  connected_locations: number
  /** When it was created. */
  created_at: string
  /** When it was published. */
  published_at: string | null
}

export interface ApplicationInstallation {
  /** Location ID. */
  location_id: number
  /** Name of the Location. */
  location: string
  /** Status of the installation. */
  status: 'pending' | 'active' | 'freezed'
  /** Who froze it; null while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator. */
  frozen_by: 'billing' | 'operator' | null
  /** When it was frozen; null while it is not. */
  frozen_since: string | null
  /** When this status began. */
  created_at: string
}

export interface Appointment {
  /** Appointment ID. */
  id: number
  /** Location ID. */
  company_id: number
  /** Team member ID. */
  staff_id: number
  /** Number of seats, for an appointment in a group event. */
  clients_count: number
  /** Start, YYYY-MM-DD HH:MM:SS in the time zone of the Location. */
  date: string
  /** When it starts. */
  datetime: string
  /** When it was booked. */
  create_date: string
  /** When it last changed. */
  last_change_date: string
  /** Note for the team; empty if there is none. */
  comment: string
  /** Whether the client booked it online. */
  online: boolean
  /** Visit ID, which the appointments of one client on one day share. */
  visit_id: number
  /** Attendance of the client: 2 confirmed, 1 attended, 0 waiting, -1 did not attend. */
  visit_attendance: number
  /** Attendance of the client: 2 confirmed, 1 attended, 0 waiting, -1 did not attend. */
  attendance: number
  /** 1 if the client has confirmed or attended. */
  confirmed: 0 | 1
  /** Duration in seconds. */
  seance_length: number
  /** Duration in seconds. */
  length: number
  /** Number of hours between an SMS reminder and the appointment; 0 for none. */
  sms_before: number
  /** 1 if the client got an SMS about the booking. */
  sms_now: number
  /** 1 if the client got an e-mail about the booking. */
  email_now: number
  /** 1 if the client was notified. */
  notified: number
  /** 1 if the client asked for this team member. */
  master_request: number
  /** Your own ID. */
  api_id: string
  /** URL of the page on which it was booked; empty if unknown. */
  from_url: string
  /** 1 if the client was asked for a review. */
  review_requested: number
  /** ID of the user who booked it; 0 for none. */
  created_user_id: number
  /** Whether it was deleted. */
  deleted: boolean
  /** 1 if it is paid in full. */
  paid_full: number
  /** Whether it was paid in advance. */
  prepaid: boolean
  /** Whether that payment is confirmed. */
  prepaid_confirmed: boolean
  /** Whether it can no longer be changed. */
  is_update_blocked: boolean
  /** ID of the group event in which it has a seat; 0 for none. */
  activity_id: number
  /** Where it was booked, as text; empty if unknown. */
  record_from: string
  /** Booked services. */
  services: {
    /** Service ID. */
    id: number
    /** Name of the service when it was booked. */
    title: string
    /** Price before the discount. */
    first_cost: number
    /** Discount in percent. */
    discount: number
    /** Price after the discount. */
    cost: number
    /** Price that was set manually; the same as `cost`. */
    manual_cost: number
    /** Price of one unit. */
    cost_per_unit: number
    /** Amount that the client has to pay. */
    cost_to_pay: number
    /** How many times it is booked. */
    amount: number
  }[]
  /** The team member. */
  staff: {
    /** Team member ID. */
    id: number
    /** Your own ID for the team member. */
    api_id: string
    /** Name shown to clients. */
    name: string
    /** Specialization, as text. */
    specialization: string
    /** Position in the team. */
    position: {
      /** Position ID. */
      id: number
      /** Name, as people see it. */
      title: string
      /** Whether services are assigned to the position; always 0. */
      services_binding_type: number
    } | null
    /** Average rating, from 0 to 5. */
    rating: number
    /** Number of ratings. */
    votes_count: number
    /** URL of the picture; empty if there is none. */
    avatar: string
    /** URL of the large picture; empty if there is none. */
    avatar_big: string
  }
  /** The client who booked it. */
  client: {
    /** Client ID. */
    id: number
    /** First name, or the full name. */
    name: string
    /** Surname; empty if unknown. */
    surname: string
    /** Patronymic; empty if there is none. */
    patronymic: string
    /** Name, patronymic and surname. */
    display_name: string
    /** Phone number; masked for callers without `client_phones_access`. */
    phone: string
    /** E-mail address; empty if unknown. */
    email: string
    /** Note of the team about the client. */
    comment: string
    /** 0 unknown, 1 male, 2 female. */
    sex: number
    /** Date of birth as YYYY-MM-DD; empty if unknown. */
    birthday: string
    /** Number of the client card; empty if there is none. */
    card: string
    /** Number of visits that the client attended. */
    success_visits_count: number
    /** Number of visits that the client missed. */
    fail_visits_count: number
    /** Discount of the client, in percent. */
    discount: number
    /** Whether the client has not attended any visit yet. */
    is_new: boolean
    /** Custom fields that partners store with the client. */
    custom_fields: Record<string, unknown>
    /** Categories of the client. */
    client_tags: {
      /** Category ID. */
      id: number
      /** Name of the category. */
      title: string
      /** Colour as #rrggbb, or empty. */
      color: string
    }[]
  } | null
  /** Products sold or used with it. */
  goods_transactions: unknown[]
  /** Your own fields, as they were sent. */
  custom_fields: Record<string, unknown>
  /** Colour in the timetable; empty for the default. */
  custom_color: string
  /** Categories of the appointment. */
  record_labels: unknown[]
  /** Documents that belong to it. */
  documents: unknown[]
  /** IDs of the rooms, chairs and devices it uses. */
  resource_instance_ids: number[]
  /** Number of hours between an SMS reminder and the appointment; 0 for none. */
  sms_remain_hours: number
  /** Number of hours between an e-mail reminder and the appointment; 0 for none. */
  email_remain_hours: number
  /** Break after the appointment, in seconds. */
  technical_break_duration: number
  /** Payment status; 0 if not paid. */
  payment_status: number
}

export interface AuditEntry {
  /** Entry ID. */
  id: number
  /** When it happened. */
  at: string
  /** Who did it; null if the server did it by itself. */
  user: {
    /** User ID. */
    id: number
    /** Name of the person, as it is now. */
    name: string
  } | null
  /** One of: sign-up, sign-in, sign-in-failed, sign-out, session-end, password-change, password-reset, email-confirm, email-change, account-delete, second-factor-enable, second-factor-disable, recovery-codes-renew, access-token-create, access-token-revoke, user-token-issue, user-token-revoke, partner-create, partner-update, partner-role-change, partner-role-take, partner-token-rotate, partner-token-revoke, replay-start, replay-stop, webhook-secret-rotate, crm-token-rotate, system-user-token-issue, oauth-client-create, oauth-client-update, oauth-client-rotate, oauth-client-delete, consent-give, consent-withdraw, consent-take-over, restricted-key-create, restricted-key-revoke, restricted-key-take-over, invitation-create, invitation-accept, invitation-decline, invitation-withdraw, role-give, role-change, role-take, role-create, role-update, role-delete, location-create, location-update, location-delete, client-export, client-erase, client-erased, retention-update, retention-apply, test-location-add, test-location-remove, telephony-enable, telephony-disable, telephony-routes-set, endpoints-set, endpoint-take-over, endpoint-switch, application-connect, application-disconnect, application-uninstall, application-submit, application-withdraw, publish, return, whitelist, unwhitelist, disable, enable, block-installation, unblock-installation, freeze-link, unfreeze-link, disable-link, partner-suspend, partner-suspension-lift, location-suspend, location-suspension-lift, person-suspend, person-suspension-lift, person-read, audit-log-export, operator-create, key-rotate. */
  action: string
  /** Whom it was done to; null if it concerns nobody. */
  subject: {
    /** User ID. */
    id: number
    /** Name of the person, as it is now. */
    name: string
  } | null
  /** Partner ID. */
  partner_id: number | null
  /** Application ID. */
  application_id: number | null
  /** Location ID. */
  location_id: number | null
  /** Name of the partner, as it is now; empty for none, and in the log of one Location. */
  partner_title: string
  /** Name of the application; empty for none. */
  application_title: string
  /** Name of the Location, as it is now; empty for none, and in the log of one Location. */
  location_title: string
  /** Network address of the request; empty for none. */
  address: string
  /** Further details, such as the reason given. */
  note: string
}

export interface AuthenticatedUser {
  /** User ID. */
  id: number
  /** Send it as `User <token>`. Shown only here. */
  user_token: string
  /** Name of the person. */
  name: string
  /** Phone number in international format; empty if there is none. */
  phone: string
  /** What the person signs in with: the e-mail address or the phone number. */
  login: string
  /** E-mail address; empty if there is none. */
  email: string
  /** URL of the picture; empty if there is none. */
  avatar: string
  /** Whether the account is approved: false until the e-mail address is confirmed. */
  is_approved: boolean
  /** Whether the e-mail address is confirmed. */
  is_email_confirmed: boolean
}

export interface BookableResource {
  /** Resource ID. */
  id: number
  /** Name of the resource, such as a type of room, chair or device. */
  title: string
  /** Note for the team; empty if there is none. */
  description: string
  /** Instances, each of which serves one appointment at a time. */
  instances: {
    /** Instance ID. */
    id: number
    /** Name of the individual room, chair or device. */
    title: string
  }[]
}

export interface BusinessGroup {
  /** Business group ID. */
  id: number
  /** Name of the group in English. */
  title: string
  /** URL of a picture. */
  image: string
  /** URL of a small picture. */
  image_small: string
  /** The business types of the group. */
  types: {
    /** Business type ID. */
    id: number
    /** Name of the business type in English. */
    title: string
    /** Business group ID. */
    business_group_id: number
  }[]
}

export interface Call {
  /** Call ID. */
  id: number
  /** ID of the client with this number; 0 if there is none. */
  client_id: number
  /** Phone number; masked for callers without `client_phones_access`. */
  caller_phone: string
  /** URL of the recording; empty if there is none. */
  record_link: string
  /** Duration in seconds. */
  duration: number
  /** Result of the call. */
  status: 'success' | 'missed' | 'cancel' | 'busy' | 'notallowed' | 'notavailable' | 'notfound'
  /** Direction of the call. */
  type: 'incoming' | 'outgoing' | 'internal'
  /** When it started. */
  call_date: string
}

export interface CallNotification {
  /** The type of notification. */
  kind: 'call'
  /** When the call was announced. */
  at: string
  /** Chain that was called. */
  chain_id: number
  /** The caller; masked for people without `client_phones_access`. */
  phone: string
  /** Number that was called. */
  diversion: string
  /** The SIP subscriber; empty for none. */
  user: string
  /** The Locations of its route in which you have a role, each with its own client of that number. */
  locations: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
    /** The client with that number there; null when unknown. */
    client: {
      /** Client ID. */
      id: number
      /** Name of the client. */
      name: string
    } | null
  }[]
}

export interface ChainCall {
  /** Call ID. */
  id: number
  /** ID of the client with this number in the first of its Locations that has one; 0 for none. */
  client_id: number
  /** Phone number; masked for callers without `client_phones_access`. */
  caller_phone: string
  /** URL of the recording; empty if there is none. */
  record_link: string
  /** Duration in seconds. */
  duration: number
  /** Result of the call. */
  status: 'success' | 'missed' | 'cancel' | 'busy' | 'notallowed' | 'notavailable' | 'notfound'
  /** Direction of the call. */
  type: 'incoming' | 'outgoing' | 'internal'
  /** When it started. */
  call_date: string
  /** Number that was called. */
  diversion: string
  /** SIP subscriber; empty if there was none. */
  user: string
  /** ID of the call in the PBX; empty if there was none. */
  call_id: string
  /** Locations whose history contains the call. */
  location_ids: number[]
}

export interface City {
  /** City ID. */
  id: number
  /** Country ID. */
  country_id: number
  /** Name of the city in English. */
  title: string
}

export interface Client {
  /** Client ID. */
  id: number
  /** First name, or the full name. */
  name: string
  /** Surname; empty if unknown. */
  surname: string
  /** Patronymic; empty if there is none. */
  patronymic: string
  /** Name, patronymic and surname. */
  display_name: string
  /** Phone number in E.164 format; masked for callers without `client_phones_access`, as +1415***02. */
  phone: string
  /** E-mail address; empty if unknown. */
  email: string
  /** Number of the client card. */
  card: string
  /** Date of birth; null if unknown. */
  birth_date: string | null
  /** Note for the team; empty if there is none. */
  comment: string
  /** Discount in percent. */
  discount: number
  /** Number of Visits the client has attended. */
  visits: number
  /** 0 unknown, 1 male, 2 female. From 0 to 2. */
  sex_id: number
  /** `gender_id` as text. */
  sex: string
  /** 0 unknown, 1 male, 2 female. From 0 to 2. */
  gender_id: number
  /** `gender_id` as text. */
  gender: string
  /** 1 if the client gets an SMS on their birthday. */
  sms_check: 0 | 1
  /** 1 if the client gets messages from the bot. */
  sms_bot: 0 | 1
  /** 1 if the client is excluded from SMS mailings. */
  sms_not: 0 | 1
  /** Total cost of all visits. */
  spent: number
  /** How much of it is paid. */
  paid: number
  /** Balance of the personal account; negative for a debt. */
  balance: number
  /** 0 none, 1 bronze, 2 silver, 3 gold. From 0 to 3. */
  importance_id: number
  /** `importance_id` as text. */
  importance: string
  /** Categories of the client. */
  categories: {
    /** Category ID. */
    id: number
    /** Name of the category. */
    title: string
    /** Colour as #rrggbb, or empty. */
    color: string
  }[]
  /** Last change, in the Location's offset. */
  last_change_date: string
  /** Your own fields, as they were sent. */
  custom_fields: Record<string, unknown>
}

export interface ClientCategory {
  /** Category ID. */
  id: number
  /** Name of the category. */
  title: string
  /** Colour as #rrggbb, or empty. */
  color: string
}

export interface ConnectedLocation {
  /** Location ID. */
  id: number
  /** Internal name. */
  title: string
  /** Name shown to clients. */
  public_title: string
  /** Category of the Location. */
  short_descr: string
  /** URL of the picture; empty if there is none. */
  logo: string
  /** 1 if active, 0 if inactive. */
  active: 0 | 1
  /** First phone number; empty if there is none. */
  phone: string
  /** All phone numbers. */
  phones: string[]
  /** E-mail address for clients. */
  email: string
  /** Country ID; 0 for none. */
  country_id: number
  /** Name of the country; empty if not set. */
  country: string
  /** Opening hours, as text. */
  schedule: string
  /** City ID; 0 for none. */
  city_id: number
  /** Name of the city; empty if not set. */
  city: string
  /** Current UTC offset in hours. */
  timezone: number
  /** IANA time zone, such as Europe/Berlin. */
  timezone_name: string
  /** Street and house number. */
  address: string
  /** Latitude in degrees; 0 if not set. */
  coordinate_lat: number
  /** Longitude in degrees; 0 if not set. */
  coordinate_lon: number
  /** Whether booking needs a confirmation by SMS. */
  phone_confirmation: boolean
  /** Number of team members that can be booked. */
  active_staff_count: number
  /** The next free slot in ISO 8601; empty for none. Only with forBooking=1. */
  next_slot?: string
  /** URL of its iOS app; empty if there is none. */
  app_ios: string
  /** URL of its Android app; empty if there is none. */
  app_android: string
  /** ISO 4217 code of the currency of its prices. */
  currency_short_title: string
  /** Whether SMS reminders are disabled. */
  reminds_sms_disabled: boolean
  /** Default number of hours between an SMS reminder and the appointment. */
  reminds_sms_default: number
  /** Position among the Locations of the Chain; higher comes first. */
  group_priority: number
  /** The same in the booking form. */
  bookform_group_priority: number
  /** HTML. */
  description: string
  /** Paths. */
  photos: string[]
  /** Full addresses. */
  company_photos: string[]
  /** What the booking form advertises; null if nothing. */
  booking_widget_promo: Record<string, never> | null
}

export interface Connection {
  /** The installed application. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
    /** URL of the icon; empty for none. */
    icon: string
    /** Slug of a category. */
    category: string
    /** Slugs of its features. */
    functionalities: string[]
    /** Name of the partner. */
    partner: string
    /** Whether operators of the platform have suspended the partner: the application does nothing then. */
    is_partner_suspended: boolean
  }
  /** Status of the installation. */
  status: 'uninstalled' | 'pending' | 'active' | 'freezed'
  /** Who froze it; null while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator. */
  frozen_by: 'billing' | 'operator' | null
  /** When it was frozen; null while it is not. */
  frozen_since: string | null
  /** What the operator who froze it wrote; empty for nothing, or another reason. */
  frozen_note: string
  /** When it was connected. */
  created_at: string
  /** While pending, the deadline for the confirmation of the developer. */
  confirm_before: string | null
  /** End of the paid period, by payments, a free period or grace; null when nothing has to be paid. */
  paid_until: string | null
  /** Whether that period is free, or grace: no payment counts for its end. */
  is_free_period: boolean
  /** Rights of the application in this Location while it is active. */
  rights: {
    /** Slug of the right. */
    slug: string
    /** Title of the right. */
    title: string
    /** Group of the right. */
    group: string
  }[]
  /** Number of webhook endpoints. */
  receivers: number
  /** Channels over which it notifies clients. */
  channels: string[]
  /** URL of the page of the Chat frame; empty for none. */
  chat_url: string
  /** URL of the page for tips; empty for none. */
  tips_url: string
  /** Number of unread messages. */
  unread_messages: number
}

export interface Consent {
  /** The `client_id` of OAuth2. At most 64 characters. */
  client_id: string
  /** Name of the OAuth client. */
  title: string
  /** The partner that owns the client. */
  partner: string
  /** What the client may do. */
  scopes: {
    /** `locations:read`: See the Location and its resources. `locations:write`: Change the resources of the Location (not yet used by v3). */
    scope: 'locations:read' | 'locations:write'
    /** What it allows, in words. */
    title: string
  }[]
  /** Who gave the consent, or took it over. */
  given_by: string
  /** Set while it is paused, because the person who consented no longer owns this Location. An owner can take it over. */
  blocked_by: 'not_an_owner' | null
  /** When consent was first given. */
  created_at: string
}

export interface ConsentRequest {
  /** The `client_id` of OAuth2. At most 64 characters. */
  client_id: string
  /** Name of the OAuth client that asks. */
  title: string
  /** The partner that owns the client. */
  partner: string
  /** The scopes it asks for. */
  scopes: {
    /** `locations:read`: See the Location and its resources. `locations:write`: Change the resources of the Location (not yet used by v3). */
    scope: 'locations:read' | 'locations:write'
    /** What it allows, in words. */
    title: string
  }[]
  /** Where the browser goes afterwards. */
  redirect_host: string
  /** The Locations you own, for which you can consent. */
  locations: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
  }[]
}

export interface Country {
  /** Country ID. */
  id: number
  /** Short name. */
  title: string
  /** Full name. */
  full_title: string
  /** ISO 3166-1 alpha-2 code. At most 2 characters. */
  iso_code: string
  /** Country phone code. */
  phone_code: string
  /** Phone number mask. */
  phone_template: string
  /** Phone number example. */
  phone_example: string
  /** Currency symbol. */
  currency: string
  /** Units of the currency for one US dollar. */
  exchange: number
  /** Language ID. */
  lang_id: number
  /** Country group type. */
  group_type: number
  /** Whether the country is in the European Union. */
  is_eu: boolean
}

export interface DeletionBlocker {
  /** What nobody would be left for: a Location whose only owner the person is, a partner account whose only admin the person is, or the platform, whose last operator the person is. */
  kind: 'location' | 'partner' | 'operator'
  /** ID of the Location or partner account; null for the platform. */
  id: number | null
  /** Name of the Location or partner account; empty for the platform. */
  title: string
}

export interface Delivery {
  /** Delivery ID. */
  id: number
  /** Value of the header `webhook-id`, the same for every attempt. */
  webhook_id: string
  /** Location ID. */
  location_id: number
  /** Name of the Location now. */
  location_title: string
  /** ID of the application it belongs to; null if a person set the endpoint. */
  application_id: number | null
  /** ID of the endpoint; null for the marketplace webhook and for a listener without an endpoint. */
  endpoint_id: number | null
  /** URL of the endpoint. */
  url: string
  /** Kind of record; `application` for the marketplace webhook, `test` for a test without a record. */
  resource: string
  /** ID of the record. */
  resource_id: number
  /** What happened: `create`, `update` or `delete`; `uninstall`, `freeze` or `payment` for the marketplace webhook; `test` for a test. */
  status: string
  /** Whether it is a test that you requested; the record has not changed. */
  is_test: boolean
  /** Whether it is a test with the sample of the documentation instead of a record. */
  is_sample: boolean
  /** Status of the delivery. */
  outcome: 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled'
  /** Why it was not delivered; empty if it was delivered or is still scheduled. */
  reason: string
  /** Whether it was delivered, but the JSON of the last response says `success: false`. */
  reported_failure: boolean
  /** When it was created. */
  created_at: string
  /** When it is due. */
  due_at: string
  /** Number of attempts so far. */
  attempts: number
  /** HTTP status of the last response; null if there was none. */
  response_status: number | null
  /** How long the last attempt took, in milliseconds; null before the first. */
  duration_ms: number | null
}

export interface DeliveryWithAttempts {
  /** Delivery ID. */
  id: number
  /** Value of the header `webhook-id`, the same for every attempt. */
  webhook_id: string
  /** Location ID. */
  location_id: number
  /** Name of the Location now. */
  location_title: string
  /** ID of the application it belongs to; null if a person set the endpoint. */
  application_id: number | null
  /** ID of the endpoint; null for the marketplace webhook and for a listener without an endpoint. */
  endpoint_id: number | null
  /** URL of the endpoint. */
  url: string
  /** Kind of record; `application` for the marketplace webhook, `test` for a test without a record. */
  resource: string
  /** ID of the record. */
  resource_id: number
  /** What happened: `create`, `update` or `delete`; `uninstall`, `freeze` or `payment` for the marketplace webhook; `test` for a test. */
  status: string
  /** Whether it is a test that you requested; the record has not changed. */
  is_test: boolean
  /** Whether it is a test with the sample of the documentation instead of a record. */
  is_sample: boolean
  /** Status of the delivery. */
  outcome: 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled'
  /** Why it was not delivered; empty if it was delivered or is still scheduled. */
  reason: string
  /** Whether it was delivered, but the JSON of the last response says `success: false`. */
  reported_failure: boolean
  /** When it was created. */
  created_at: string
  /** When it is due. */
  due_at: string
  /** Number of attempts so far. */
  attempts: number
  /** HTTP status of the last response; null if there was none. */
  response_status: number | null
  /** How long the last attempt took, in milliseconds; null before the first. */
  duration_ms: number | null
  /** Body as it is sent; null if the change was deleted, or if you can no longer read it. */
  body: string | null
  /** Every attempt, oldest first. */
  log: {
    /** Number of the attempt, starting at 1. */
    number: number
    /** When the attempt started, in real time. */
    started_at: string
    /** Time from the first byte of the request to the end of the response, in milliseconds. */
    duration_ms: number
    /** The request without its body. */
    request: {
      /** Headers by name, in lower case. */
      headers: Record<string, string>
    }
    /** Response of the endpoint; null if there was none. */
    answer: {
      /** HTTP status of the response. */
      status: number
      /** Headers by name, in lower case. */
      headers: Record<string, string>
      /** The first 4 KiB of the body. */
      body: string
    } | null
    /** Why it failed; empty if it was delivered. */
    reason: string
    /** Whether it was delivered, but the JSON of the response says `success: false`. */
    reported_failure: boolean
  }[]
}

export interface DeprecatedService {
  /** Service ID. */
  id: number
  /** The same ID, under an older name. */
  salon_service_id: number
  /** Internal name. */
  title: string
  /** Category ID. */
  category_id: number
  /** Price, or the lowest price. */
  price_min: number
  /** Highest price. */
  price_max: number
  /** Discount in percent. */
  discount: number
  /** Note for the team; empty if there is none. */
  comment: string
  /** Higher comes first. */
  weight: number
  /** 1 if available for online booking. */
  active: 0 | 1
  /** Your own ID for the service. */
  api_id: string
  /** Team members who provide it, each with their own duration. */
  staff: {
    /** Team member ID. */
    id: number
    /** Duration in seconds. */
    seance_length: number
  }[]
  /** Duration in seconds. */
  duration: number
  /** Whether it is provided online. */
  is_online: boolean
}

export interface DirectoryCard {
  /** Application ID. */
  id: number
  /** Name of the application. */
  title: string
  /** URL of a picture. */
  icon: string
  /** What it does, in one sentence. */
  short_description: string
  /** What it does, as plain text. */
  description: string
  /** Slug of a category. */
  category: string
  /** Countries where it is offered; empty for all. */
  country_ids: number[]
  /** Price, as text. */
  price: string
  /** Its features, as slugs. */
  functionalities: string[]
  /** The partner that offers it. */
  partner: string
  /** Rights that it gets in a Location that connects it. */
  rights: string[]
  /** Page to which the owner is redirected after connecting; empty for none. */
  registration_url: string
  /** Personal data of the owner that this page gets; empty for none. */
  user_data: string[]
  /** Plans on offer; empty if it is free on this platform. */
  tariffs: Plan[]
}

export interface EndpointCheck {
  /** ID of the run. */
  id: number
  /** URL of the endpoint. */
  url: string
  /** `waiting` until a worker takes it, then `running`. It ends as `finished`, or as `interrupted`, and `reason` says why. */
  status: 'waiting' | 'running' | 'finished' | 'interrupted'
  /** Why it was interrupted; otherwise empty. */
  reason: string
  /** When it was requested, in real time. */
  created_at: string
  /** When it ended, in real time; null before that. */
  finished_at: string | null
  /** Number of checks in the run; 0 while it waits. */
  total: number
  /** The checks that are done, in their order. */
  checks: {
    /** Name of the check, as in `foyer check-endpoint`. */
    name: string
    /** What happens in production. */
    production: string
    /** What the endpoint should respond. */
    expected: string
    /** Result of the check. */
    state: 'passed' | 'warning' | 'failed' | 'skipped'
    /** What the endpoint responded, or why the check was skipped. */
    seen: string
    /** How to mend it; null if there is nothing to do. */
    advice: string | null
  }[]
}

export interface Erasure {
  /** Erasure ID. */
  id: number
  /** ID that the client had. Exports contain it. */
  client_id: number
  /** Whether an owner asked for it, or the retention. */
  cause: 'request' | 'retention'
  /** Who asked for it; null for the retention. */
  requested_by: {
    /** User ID. */
    id: number
    /** Name of the person. */
    name: string
  } | null
  /** When it began. */
  requested_at: string
  /** What is being erased; `done` at the end. */
  stage: 'appointments' | 'money' | 'client' | 'events' | 'copies' | 'done'
  /** When it ended; null while it runs. */
  finished_at: string | null
  /** What was erased or anonymised, by kind. */
  counts: {
    /** Number of appointments. */
    appointments: number
    /** Number of cancelled appointments. */
    cancelled_appointments: number
    /** Number of transactions. */
    transactions: number
    /** Number of purchases. */
    purchases: number
    /** Number of loyalty cards. */
    loyalty_cards: number
    /** Number of calls. */
    calls: number
    /** Number of messages. */
    messages: number
    /** Number of notifications. */
    notifications: number
    /** Number of events. */
    events: number
    /** Number of stored answers. */
    stored_answers: number
  }
}

export interface EventType {
  /** Kind of record, or event of the marketplace. */
  name: string
  /** What can happen to the record; empty for an event of the marketplace. */
  statuses: string[]
  /** Field of the webhook settings that subscribes to it; null for the marketplace URL. */
  subscription: string | null
  /** Right that an application needs to get it; null for the marketplace URL. */
  right: string | null
  /** Headers of the request. */
  headers: {
    /** Name of the header. */
    name: string
    /** A value of it. */
    example: string
    /** What it means. */
    description: string
  }[]
  /** JSON Schema of the body. */
  schema: Record<string, unknown>
  /** A body as it was sent. */
  example: Record<string, unknown>
}

export interface Expense {
  /** Item ID. */
  id: number
  /** Name of the item. */
  title: string
  /** 1 income, 2 expense. From 1 to 2. */
  type: number
}

export interface Explanation {
  /** What happened to the record; null if the sentence applies to every change. */
  status: string | null
  /** When the change happened. */
  occurred_at: string | null
  /** Application ID. */
  application_id: number | null
  /** URL of the endpoint; `listener:` and a number for a listener. */
  url: string | null
  /** Delivery ID. */
  delivery_id: number | null
  /** Why the event was sent or not sent, as a sentence. */
  sentence: string
  /** What the sentence says, for programs with words of their own. */
  code: 'due' | 'delivered' | 'reported_failure' | 'failed' | 'held' | 'cancelled' | 'switched_off' | 'paused' | 'blocked' | 'application_lacks_right' | 'person_lacks_right' | 'not_subscribed' | 'not_named' | 'not_confirmed' | 'not_published' | 'no_endpoint' | 'just_happened' | 'own_change' | 'own_change_before_endpoint' | 'before_endpoint' | 'before_settings' | 'not_active_then' | 'before_change' | 'not_known' | 'no_event' | 'nobody_there' | 'listener_of_other_location' | 'listener_of_other_events' | 'listener_own_change' | 'listener_lacks_kind' | 'listener_missed'
  /** The values in the sentence, by their names; moments are in ISO 8601. */
  values: Record<string, string>
}

export interface FailingEndpoint {
  /** The Partner that it is about. */
  partner: {
    /** Partner ID. */
    id: number
    /** Name of the Partner. */
    title: string
  }
  /** The Location that it is about. */
  location: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
  } | null
  /** URL without its query, which is often a secret. */
  url: string
  /** Attempts that failed since the last one that arrived. */
  consecutive_failures: number
  /** When the first of them failed. */
  failing_since: string
  /** When it last responded with 2xx. */
  last_success_at: string | null
  /** When an attempt last failed. */
  last_failure_at: string
  /** Why that one failed. */
  last_failure_reason: string
  /** When the members of the partner account were notified, after 5 failures in a row; null if they were not. */
  notified_at: string | null
  /** ID of the delivery that failed last. */
  delivery_id: number
  /** Deliveries that wait for this URL, counted up to 1000. */
  waiting: number
}

export interface Figures {
  /** Hours of each point: 1, 6 or 24. */
  step_hours: number
  /** Of the whole range. */
  total: {
    /** Attempts of deliveries that have a result. */
    deliveries: number
    /** Attempts among them that failed. */
    failures: number
    /** Half of the attempts took at most so many milliseconds, within 20 %; null without attempts. */
    latency_median_ms: number | null
    /** 95 % of the attempts took at most so many milliseconds, within 20 %; null without attempts. */
    latency_p95_ms: number | null
    /** Installations that became active. */
    installs: number
    /** Installations that ended. */
    uninstalls: number
    /** Requests to the API with your credentials. */
    requests: number
    /** Requests among them that were answered with 400 or more. */
    request_errors: number
  }
  /** Oldest first; the last one is not over yet. */
  points: {
    /** When it begins. */
    at: string
    /** Attempts of deliveries that have a result. */
    deliveries: number
    /** Attempts among them that failed. */
    failures: number
    /** Half of the attempts took at most so many milliseconds, within 20 %; null without attempts. */
    latency_median_ms: number | null
    /** 95 % of the attempts took at most so many milliseconds, within 20 %; null without attempts. */
    latency_p95_ms: number | null
    /** Installations that became active. */
    installs: number
    /** Installations that ended. */
    uninstalls: number
    /** Requests to the API with your credentials. */
    requests: number
    /** Requests among them that were answered with 400 or more. */
    request_errors: number
  }[]
  /** Endpoints that fail, the longest failing first, ten at most. */
  failing_endpoints: {
    /** URL of the endpoint. */
    url: string
    /** Location ID of its last failure. */
    location_id: number
    /** Attempts that failed since the last one that arrived. */
    consecutive_failures: number
    /** When the first of them failed. */
    failing_since: string
    /** When it last responded with 2xx. */
    last_success_at: string | null
    /** When an attempt last failed. */
    last_failure_at: string
    /** Why that one failed. */
    last_failure_reason: string
    /** When the members of the partner account were notified, after 5 failures in a row; null if they were not. */
    notified_at: string | null
    /** ID of the delivery that failed last. */
    delivery_id: number
  }[]
}

export interface FinanceTotals {
  /** Money that came in. */
  income: number
  /** Money that left, as a negative number. */
  expense: number
  /** Income and expense together. */
  balance: number
  /** The same for each account that has such transactions. */
  accounts: {
    /** Account ID. */
    account_id: number
    /** Money that came in. */
    income: number
    /** Money that left, as a negative number. */
    expense: number
    /** Income and expense together. */
    balance: number
  }[]
}

export interface FinanceTransaction {
  /** Transaction ID. */
  id: number
  /** Document ID; 0 for none. */
  document_id: number
  /** When the money moved. */
  date: string
  /** Amount; negative for outgoing money. */
  amount: number
  /** Note for the team; empty if there is none. */
  comment: string
  /** When it last changed. */
  last_change_date: string
  /** Appointment ID; 0 for none. */
  record_id: number
  /** Visit ID of the appointment; 0 for none. */
  visit_id: number
  /** ID of the item that was sold; 0 for none. */
  sold_item_id: number
  /** Type of the item that was sold; empty for none. */
  sold_item_type: string
  /** The income or expense item. */
  expense: {
    /** Item ID. */
    id: number
    /** Name of the item. */
    title: string
    /** 1 income, 2 expense. From 1 to 2. */
    type: number
  }
  /** The team member it belongs to. */
  master: {
    /** Team member ID. */
    id: number
    /** Name of the person. */
    name: string
  } | []
  /** The supplier it belongs to. */
  supplier: {
    /** Supplier ID. */
    id: number
    /** Name. */
    title: string
  } | []
  /** The service it belongs to. */
  service: {
    /** Service ID. */
    id: number
    /** Name. */
    title: string
  } | []
  /** The account of the transaction. */
  account: {
    /** Account ID. */
    id: number
    /** Name of the account. */
    title: string
    /** Whether it is cash. */
    is_cash: boolean
    /** Whether it is the default account. */
    is_default: boolean
  }
  /** The client it belongs to. */
  client: {
    /** Client ID. */
    id: number
    /** Name of the person. */
    name: string
  } | null
  /** Appointment that was paid for. */
  record: {
    /** Appointment ID. */
    id: number
    /** When it begins. */
    datetime: string
  } | null
  /** Only if they are enabled in the Location. */
  payment_system_transaction_ids?: string[]
}

export interface Good {
  /** Product ID. */
  good_id: number
  /** Name of the product. */
  title: string
  /** The title, under an older name. */
  value: string
  /** The title, under an older name. */
  label: string
  /** Stock keeping unit. */
  article: string
  /** Name of the category. */
  category: string
  /** Category ID. */
  category_id: number
  /** Location ID. */
  salon_id: number
  /** Price of a sale unit. */
  cost: number
  /** ID of the unit in which it is sold. */
  unit_id: number
  /** Abbreviation of the unit in which it is sold. */
  unit_short_title: string
  /** ID of the unit in which services consume it. */
  service_unit_id: number
  /** Abbreviation of the unit in which services consume it. */
  service_unit_short_title: string
  /** Cost of one sale unit to the Location. */
  actual_cost: number
  /** Cost of one service unit to the Location. */
  unit_actual_cost: number
  /** Number of service units in one sale unit. */
  unit_equals: number
  /** Barcode; empty if there is none. */
  barcode: string
  /** Note for the team; empty if there is none. */
  comment: string
  /** Stock in each storage in which it has ever been kept. */
  actual_amounts: {
    /** Storage ID. */
    storage_id: number
    /** Amount in sale units. */
    amount: number
  }[]
  /** Critical amount, below which it runs short. */
  critical_amount: number
  /** Desired amount, in sale units. */
  desired_amount: number
  /** When the product last changed; stock movements do not count. */
  last_change_date: string
}

export interface GoodsCategory {
  /** Category ID. */
  id: number
  /** Name of the category. */
  title: string
}

export interface GoodsTransaction {
  /** Transaction ID. */
  id: number
  /** ID of its storage operation. */
  document_id: number
  /** 1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move. */
  type_id: number
  /** Type, as text. */
  type: string
  /** 1 for sale units, 2 for service units. */
  operation_unit_type: number
  /** Amount; negative for outgoing stock. */
  amount: number
  /** When it took place. */
  create_date: string
  /** Price of one unit. */
  cost_per_unit: number
  /** Total after the discount. */
  cost: number
  /** Discount in percent. */
  discount: number
  /** Note for the team; empty if there is none. */
  comment: string
  /** Appointment ID; 0 for none. */
  record_id: number
  /** ID of the membership that was sold; 0 for none. */
  loyalty_abonement_id: number
  /** ID of the gift card that was sold; 0 for none. */
  loyalty_certificate_id: number
  /** When it last changed. */
  last_change_date: string
  /** The product it belongs to. */
  good: {
    /** Product ID. */
    id: number
    /** Name. */
    title: string
  }
  /** Unit of the amount. */
  unit: {
    /** Unit ID. */
    id: number
    /** Name of the unit. */
    title: string
    /** Its abbreviation. */
    short_title: string
  }
  /** The storage it belongs to. */
  storage: {
    /** Storage ID. */
    id: number
    /** Name. */
    title: string
  }
  /** The client it belongs to. */
  client: {
    /** Client ID. */
    id: number
    /** Name of the person. */
    name: string
  } | []
  /** The team member it belongs to. */
  master: {
    /** Team member ID. */
    id: number
    /** Name of the person. */
    name: string
  } | []
  /** The service it belongs to. */
  service: {
    /** Service ID. */
    id: number
    /** Name. */
    title: string
  } | []
  /** The supplier it belongs to. */
  supplier: {
    /** Supplier ID. */
    id: number
    /** Name. */
    title: string
  } | []
}

export interface HintOfChange {
  /** A record has changed. */
  kind: 'change'
  /** Location ID. */
  location_id: number
  /** Kind of record. */
  resource: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation' | 'resource' | 'activity' | 'client_category' | 'position' | 'storage' | 'goods_category' | 'supplier' | 'account' | 'expense' | 'loyalty_card_type' | 'call' | 'erasure'
  /** ID of the record. */
  id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
}

export interface HintOfClock {
  /** The clock of the sandbox was moved. Read again what you show. */
  kind: 'clock'
}

export interface HintOfDelivery {
  /** A delivery was created, attempted, or scheduled again. */
  kind: 'delivery'
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
  /** Delivery ID; null for several at once. */
  delivery_id: number | null
  /** Kind of record; null for several kinds, or none. */
  resource: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation' | null
}

export interface HintOfEndpointCheck {
  /** A check of an endpoint has a new result, or has ended. */
  kind: 'endpoint_check'
  /** Partner ID. */
  partner_id: number
  /** ID of the check. */
  check_id: number
}

export interface HintOfInstallation {
  /** An installation, or its activity log, has changed. */
  kind: 'installation'
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
  /** Application ID. */
  application_id: number
}

export interface HintOfMe {
  /** Your roles, rights or partner accounts have changed. */
  kind: 'me'
}

export interface HintOfNotice {
  /** You have a new notice, or have read some. */
  kind: 'notice'
  /** Your user ID. */
  user_id: number
}

export interface HintOfPartnerTeam {
  /** The team of a partner account, or an invitation to it, has changed. */
  kind: 'partner_team'
  /** Partner ID. */
  partner_id: number
}

export interface HintOfReplay {
  /** A replay has gone on, or has ended. */
  kind: 'replay'
  /** Partner ID. */
  partner_id: number
  /** Replay ID. */
  replay_id: number
}

export interface HintOfRequest {
  /** There are new requests in the API log, and new figures. */
  kind: 'request'
  /** Partner ID. */
  partner_id: number
}

export interface HintOfReview {
  /** An application, or its review, has changed. */
  kind: 'review'
  /** Partner ID. */
  partner_id: number
  /** Application ID. */
  application_id: number
}

export interface HintReady {
  /** What changes from now on is hinted at. Read again what you show. */
  kind: 'ready'
}

export interface HintResync {
  /** There were too many hints, or some were lost. Read again what you show. */
  kind: 'resync'
  /** Only what belongs to this Location; null for no such limit. */
  location_id: number | null
  /** Only what belongs to this partner; null for no such limit. */
  partner_id: number | null
}

export interface HookSettings {
  /** Location ID. */
  company_id: number
  /** Your endpoints in this Location. */
  urls: string[]
  /** As set here for the URLs without a row in `url_settings`; a callback does not change it. */
  active: 0 | 1
  /** SalonEvent; needs settings_access. */
  salon: 0 | 1
  /** StaffEvent; needs settings_master_access. */
  master: 0 | 1
  /** ServiceEvent; needs settings_services_access. */
  service: 0 | 1
  /** ServiceCategoryEvent; needs settings_services_access. */
  service_category: 0 | 1
  /** ClientEvent; needs clients_access. */
  client: 0 | 1
  /** RecordEvent; needs timetable_access. */
  record: 0 | 1
  /** LoyaltyCardEvent; needs loyalty_access. */
  loyalty_card: 0 | 1
  /** ScheduleEvent; needs settings_master_access. */
  schedule: 0 | 1
  /** GoodEvent; needs storages_access. */
  good: 0 | 1
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_sale: 0 | 1
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_receipt: 0 | 1
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_consumable: 0 | 1
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_stolen: 0 | 1
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_move: 0 | 1
  /** FinancesOperationEvent; needs finances_access. */
  finances_operation: 0 | 1
  /** Whether you also get events of changes made with your own partner token. */
  self_sending: 0 | 1
  /** Current settings of each endpoint; an endpoint of a callback has what its application declares. */
  url_settings: {
    /** One of `urls`. */
    url: string
    /** Whether events are sent to it. */
    active: 0 | 1
    /** SalonEvent; needs settings_access. */
    salon: 0 | 1
    /** StaffEvent; needs settings_master_access. */
    master: 0 | 1
    /** ServiceEvent; needs settings_services_access. */
    service: 0 | 1
    /** ServiceCategoryEvent; needs settings_services_access. */
    service_category: 0 | 1
    /** ClientEvent; needs clients_access. */
    client: 0 | 1
    /** RecordEvent; needs timetable_access. */
    record: 0 | 1
    /** LoyaltyCardEvent; needs loyalty_access. */
    loyalty_card: 0 | 1
    /** ScheduleEvent; needs settings_master_access. */
    schedule: 0 | 1
    /** GoodEvent; needs storages_access. */
    good: 0 | 1
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_sale: 0 | 1
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_receipt: 0 | 1
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_consumable: 0 | 1
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_stolen: 0 | 1
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_move: 0 | 1
    /** FinancesOperationEvent; needs finances_access. */
    finances_operation: 0 | 1
    /** Whether you also get events of changes made with your own partner token. */
    self_sending: 0 | 1
  }[]
}

export interface InstallationStatus {
  /** Current status of the installation. */
  connection_status: {
    /** Status of the installation. */
    status: 'pending' | 'active' | 'freezed'
    /** Who froze it; empty while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator. */
    frozen_by: '' | 'billing' | 'operator'
    /** When the installation was created, YYYY-MM-DD HH:MM:SS in UTC. */
    created_at: string
    /** Deadline for the callback, YYYY-MM-DD HH:MM:SS in UTC. */
    confirm_before?: string
  }
  /** The newest 1000 entries, oldest first. */
  payments: {
    /** Payment ID. */
    id: number
    /** Amount paid for the period. */
    payment_sum: number
    /** When it was paid, YYYY-MM-DD HH:MM:SS in UTC. */
    payment_date: string
    /** Whether it was refunded. */
    is_refunded: boolean
    /** When it was refunded, YYYY-MM-DD HH:MM:SS in UTC. */
    refunded_at: string | null
    /** Start of the paid period, YYYY-MM-DD HH:MM:SS in UTC. */
    period_from: string
    /** End of the paid period, YYYY-MM-DD HH:MM:SS in UTC. */
    period_to: string
  }[]
  /** The newest 1000 entries, oldest first. */
  logs: {
    /** When it changed, YYYY-MM-DD HH:MM:SS in UTC. */
    changed_at: string
    /** Previous status; `uninstalled` for the first entry. */
    status_from: string
    /** New status. */
    status_to: string
    /** Who changed the status: marketplace, partner_api, billing or platform. */
    source: string
  }[]
  /** Settings from the callback and other calls. */
  special_settings: {
    /** URL of the page of the Chat frame; empty if there is none. */
    chat_url: string
    /** URL of the page for tips; empty if there is none. */
    tips_url: string
    /** Available channels. */
    channels: string[]
    /** Sender names for SMS. */
    short_names: string[]
  }
}

export interface Invitation {
  /** Invitation ID. */
  id: number
  /** The address in lower case. */
  email: string
  /** Name for your own list; empty for none. */
  name: string
  /** Role ID. */
  role_id: number
  /** Title of the role. */
  role: string
  /** Name of the user who invited. */
  invited_by: string
  /** When it was created. */
  created_at: string
  /** When it ends. */
  expires_at: string
  /** Whether it has expired. */
  is_expired: boolean
}

export interface IssuedOAuthClient {
  /** The `client_id` of OAuth2. At most 64 characters. */
  client_id: string
  /** What owners read when they are asked to consent. */
  title: string
  /** Where owners are redirected after their decision; compared exactly. */
  redirect_uris: string[]
  /** Last four characters of the secret. */
  secret_hint: string
  /** When it was created. */
  created_at: string
  /** The `client_secret` of OAuth2. Shown only here. */
  client_secret: string
}

export interface IssuedRestrictedKey {
  /** Key ID. */
  id: number
  /** What it is for. */
  title: string
  /** Last four characters of the key. */
  hint: string
  scopes: ('locations:read' | 'locations:write')[]
  /** The Locations that the key can access. */
  location_ids: number[]
  /** Who created it. */
  created_by: string
  /** The owner who created it or took it over. */
  authorized_by: string
  /** Set while it is paused, because the person who authorized it no longer owns this Location. An owner can take it over. */
  blocked_by: 'not_an_owner' | null
  /** When it was created. */
  created_at: string
  /** When it expires; null if it works until it is revoked. */
  expires_at: string | null
  /** Last use, accurate to the minute. */
  last_used_at: string | null
  /** Send it as `Bearer <key>`. Shown only here. */
  key: string
}

export interface ListedClient {
  /** Client ID. */
  id: number
  /** First name, or the full name. */
  name: string
  /** Phone number; masked for callers without `client_phones_access`. */
  phone: string
  /** E-mail address; empty if unknown. */
  email: string
  /** An empty object if there are none. */
  categories: {
    /** Category ID. */
    id: number
    /** Name of the category. */
    title: string
    /** Colour as #rrggbb, or empty. */
    color: string
  }[] | Record<string, never>
  /** 0 unknown, 1 male, 2 female. From 0 to 2. */
  gender_id: number
  /** `gender_id` as text. */
  gender: string
  /** 0 unknown, 1 male, 2 female. From 0 to 2. */
  sex_id: number
  /** `gender_id` as text. */
  sex: string
  /** Discount in percent. */
  discount: number
  /** 0 none, 1 bronze, 2 silver, 3 gold. From 0 to 3. */
  importance_id: number
  /** `importance_id` as text. */
  importance: string
  /** Card number, as a number; as text if a number cannot represent it (letters, leading zeros, more than 15 digits); empty if there is none. */
  card: number | string
  /** Date of birth; null if unknown. */
  birth_date: string | null
  /** Note for the team; empty if there is none. */
  comment: string
  /** 1 if the client gets an SMS on their birthday, otherwise 0. */
  sms_check: 0 | 1
  /** 1 if the client is excluded from SMS mailings, otherwise 0. */
  sms_not: 0 | 1
  /** Total cost of all visits. */
  spent: number
  /** Balance of the personal account; negative for a debt. */
  balance: number
  /** Number of Visits the client has attended. */
  visits: number
  /** Last change, in the Location's offset. */
  last_change_date: string
  /** Your own fields, as they were sent. */
  custom_fields: Record<string, unknown>
}

export interface ListedPartner {
  /** Partner ID. */
  id: number
  /** Name of the partner account. */
  title: string
  /** When it was created. */
  created_at: string
  /** Whether an operator has suspended it. */
  is_suspended: boolean
  /** Number of people. */
  members: number
  /** Number of applications. */
  applications: number
  /** Number of its URLs whose last delivery failed. */
  failing_endpoints: number
}

export interface ListedPerson {
  /** User ID. */
  id: number
  /** Name of the person. */
  name: string
  /** E-mail address; empty if there is none. */
  email: string
  /** Whether the person is an operator of the platform. */
  is_operator: boolean
  /** Whether an operator has suspended the person. */
  is_suspended: boolean
  /** When the account was created. */
  created_at: string
}

export interface ListedWorld {
  /** World ID. */
  id: string
  /** When it was created, in real time. */
  created_at: string
  /** When it ends by itself unless a request comes before, in real time. */
  expires_at: string
  /** Address of its console. */
  app_url: string
}

export interface ListenerDelivery {
  /** An attempt to forward, and to report. */
  type: 'delivery'
  /** Listener ID. */
  listener_id: number
  /** Delivery ID. */
  delivery_id: number
  /** Number of the attempt, starting at 1. */
  attempt: number
  /** Value of the header `webhook-id`. */
  webhook_id: string
  /** Headers by name, in lower case. */
  headers: Record<string, string>
  /** Body to forward byte for byte: the signature is made of it. */
  body: string
  /** Location ID. */
  location_id: number
  /** ID of the application it belongs to; null if a person set the endpoint. */
  application_id: number | null
  /** Kind of record; `application` for the marketplace webhook. */
  resource: string
  /** ID of the record. */
  resource_id: number
  /** What happened. */
  status: string
  /** Whether it is a test that you requested. */
  is_test: boolean
  /** Until when it can be reported, in real time. */
  report_before: string
}

export interface ListenerMissed {
  /** Too much waited for this listener already. */
  type: 'missed'
  /** Number of events that were not queued for it. */
  count: number
}

export interface ListenerReady {
  /** The listener exists: what happens from now on is streamed. */
  type: 'ready'
  /** Listener ID. */
  listener_id: number
  /** What the log shows as the URL of the endpoint: `listener:` and the ID. */
  url: string
  /** Within this time the response to a delivery must be reported. */
  timeout_ms: number
  /** The ends of the webhook secrets that sign: one, or two during a rotation. */
  secret_hints: string[]
}

export interface Location {
  /** Location ID. */
  id: number
  /** Internal name. */
  title: string
  /** Name shown to clients. */
  public_title: string
  /** Category of the Location. */
  short_descr: string
  /** URL of the picture; empty if there is none. */
  logo: string
  /** 1 if active, 0 if inactive. */
  active: 0 | 1
  /** First phone number; empty if there is none. */
  phone: string
  /** All phone numbers. */
  phones: string[]
  /** E-mail address for clients. */
  email: string
  /** Country ID; 0 for none. */
  country_id: number
  /** Name of the country; empty if not set. */
  country: string
  /** Opening hours, as text. */
  schedule: string
  /** City ID; 0 for none. */
  city_id: number
  /** Name of the city; empty if not set. */
  city: string
  /** Current UTC offset in hours. */
  timezone: number
  /** IANA time zone, such as Europe/Berlin. */
  timezone_name: string
  /** Street and house number. */
  address: string
  /** Latitude in degrees; 0 if not set. */
  coordinate_lat: number
  /** Longitude in degrees; 0 if not set. */
  coordinate_lon: number
  /** Whether booking needs a confirmation by SMS. */
  phone_confirmation: boolean
  /** Number of team members that can be booked. */
  active_staff_count: number
  /** The next free slot in ISO 8601; empty for none. Only with forBooking=1. */
  next_slot?: string
  /** URL of its iOS app; empty if there is none. */
  app_ios: string
  /** URL of its Android app; empty if there is none. */
  app_android: string
  /** ISO 4217 code of the currency of its prices. */
  currency_short_title: string
  /** Whether SMS reminders are disabled. */
  reminds_sms_disabled: boolean
  /** Default number of hours between an SMS reminder and the appointment. */
  reminds_sms_default: number
  /** Position among the Locations of the Chain; higher comes first. */
  group_priority: number
  /** The same in the booking form. */
  bookform_group_priority: number
  /** HTML. */
  description: string
  /** Paths. */
  photos: string[]
  /** Full addresses. */
  company_photos: string[]
  /** What the booking form advertises; null if nothing. */
  booking_widget_promo: Record<string, never> | null
  /** Postal code. */
  zip: string
  /** Business group ID; 0 for none. */
  business_group_id: number
  /** Business type ID; 0 for none. */
  business_type_id: number
  /** Website; empty if there is none. */
  site: string
  /** Links to social media pages, by the name of the network. */
  social: Record<string, string>
  /** Chain ID. */
  main_group_id: number
  /** The Chain that the Location belongs to. */
  main_group: {
    /** Chain ID. */
    id: number
    /** Name of the Chain. */
    title: string
  }
}

export interface LocationDelivery {
  /** Delivery ID. */
  id: number
  /** What happened, such as `client.update`. */
  event_type: string
  /** Kind of record. */
  resource: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation'
  /** ID of the record. */
  resource_id: number
  /** When it happened. */
  occurred_at: string
  /** To whom it was sent. */
  partner: {
    /** Partner ID. */
    id: number
    /** Name of the partner. */
    title: string
  }
  /** Null if a person set the endpoint. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
  } | null
  /** Host and path of the URL, without its query; `listener` for a listener of the partner. */
  endpoint: string
  /** Status of the delivery. */
  outcome: 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled'
  /** Why it was not delivered; empty if it was, or is still scheduled. */
  reason: string
  /** HTTP status of the last response; null if there was none. */
  response_status: number | null
  /** Number of attempts so far. */
  attempts: number
  /** When the last attempt started, in real time. */
  last_attempt_at: string | null
}

export interface LogAttempt {
  /** An attempt of a webhook delivery. */
  type: 'attempt'
  /** When it ended, in real time. */
  at: string
  /** Delivery ID. */
  delivery_id: number
  /** Number of the attempt, starting at 1. */
  attempt: number
  /** Origin of the URL, because its path may hold a secret; `listener:` and an ID for a listener. */
  url: string
  /** Event type, such as `client.update` or `application.freeze`. */
  event: string
  /** Location ID. */
  location_id: number
  /** Application ID; null if a person set the endpoint. */
  application_id: number | null
  /** HTTP status of the response; null if there was none. */
  status: number | null
  /** How long it took, in milliseconds. */
  duration_ms: number
  /** Status of the delivery after this attempt. */
  outcome: 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled'
  /** Why it failed; empty if it was delivered. */
  reason: string
}

export interface LogDropped {
  /** There were too many lines. */
  type: 'dropped'
  /** Number of lines that were dropped. */
  count: number
}

export interface LogReady {
  /** What happens from now on is streamed. */
  type: 'ready'
}

export interface LogRequest {
  /** A request with your partner token, or with an access token of your OAuth clients. */
  type: 'request'
  /** When it was answered, in real time. */
  at: string
  /** HTTP method. */
  method: string
  /** Path, without its query; a long one is cut. */
  path: string
  /** HTTP status of the answer. */
  status: number
  /** How long it took, in milliseconds. */
  duration_ms: number
  /** Value of the header `X-Request-Id`. */
  request_id: string
  /** Location ID, as far as the request was about one. */
  location_id: number | null
}

export interface LoggedEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: string
  /** ID of the record. */
  resource_id: number
  /** What happened: `create`, `update` or `delete`. */
  status: string
  /** The record as it was at that time; null while you cannot read this kind of record. */
  data: unknown
  /** Number of the event for your partner account in this Location, without gaps. */
  sequence: number
  /** When it happened. */
  occurred_at: string
  /** Deliveries of the event, with their status. */
  deliveries: {
    /** Delivery ID. */
    id: number
    /** Status of the delivery. */
    outcome: 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled'
  }[]
}

export interface LoyaltyCard {
  /** Card ID. */
  id: number
  /** Balance of the card; never below zero. */
  balance: number
  /** Card number as it was sent, including leading zeros. */
  number: string
  /** Phone number of the holder; masked for callers without `client_phones_access`. */
  phone: string
  /** The type it belongs to. */
  type: {
    /** Type ID. */
    id: number
    /** Name. */
    title: string
  }
  /** The client it belongs to. */
  client: {
    /** Client ID. */
    id: number
    /** Name of the person. */
    name: string
  } | null
}

export interface LoyaltyCardType {
  /** Type ID. */
  id: number
  /** Name of the type. */
  title: string
}

export interface LoyaltyTransaction {
  /** Transaction ID. */
  id: number
  /** Amount; negative if it was subtracted. */
  amount: number
  /** Reason for the change; empty if there is none. */
  title: string
  /** When the balance changed. */
  created_at: string
}

export interface MailSettings {
  /** Language of mails; null for English, until you choose. */
  language: 'en' | 'de' | null
  /** Kinds of notices that come without a mail. */
  unwanted_mails: ('payment_due' | 'installation_frozen' | 'installation_lost' | 'payment_received' | 'rights_added' | 'price_raised' | 'endpoint_failing' | 'review_decided')[]
}

export interface Me {
  /** User ID. */
  id: number
  /** Name of the person. */
  name: string
  /** E-mail address. */
  email: string
  /** Whether the e-mail address is confirmed; until then it gets no roles. */
  is_email_confirmed: boolean
  /** Phone number in international format; empty if there is none. */
  phone: string
  /** Whether the person is an operator of the platform. */
  is_operator: boolean
  /** Status of the second factor; `required` for an operator who has to turn it on first. */
  second_factor: 'on' | 'off' | 'required'
  /** Send it as X-CSRF-Token with every change made under the session cookie. */
  csrf_token: string | null
  /** How far the time of a sandbox is ahead of real time, in seconds; 0 in production. */
  clock_ahead_seconds: number
  /** The Locations in which the person has a role. */
  locations: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
    /** Time zone of the Location. */
    timezone_name: string
    /** Title of the role. */
    role: string
    /** Whether the role is Owner. */
    is_owner: boolean
    /** Slugs of the rights that the role gives. */
    rights: string[]
    /** Set while an operator of the platform has suspended it; null otherwise. */
    suspension: {
      /** When it was suspended. */
      at: string
      /** Why, in the words of the operator. */
      reason: string
    } | null
  }[]
  /** The partner accounts of the person. */
  partners: {
    /** Partner ID. */
    id: number
    /** Name of the partner. */
    title: string
    /** Role of the person in the team of the partner. */
    role: 'viewer' | 'developer' | 'admin'
    /** Set while an operator of the platform has suspended it; null otherwise. */
    suspension: {
      /** When it was suspended. */
      at: string
      /** Why, in the words of the operator. */
      reason: string
    } | null
  }[]
}

export interface Member {
  /** User ID. */
  id: number
  /** Name of the user. */
  name: string
  /** E-mail address of the user. */
  email: string
  /** Phone number in international format; empty if there is none. */
  phone: string
  /** Role ID. */
  role_id: number
  /** Title of the role. */
  role: string
}

export interface MyInvitation {
  /** Invitation ID. */
  id: number
  /** The Location of the role. */
  location: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
  }
  /** Title of the role. */
  role: string
  /** Name of the user who invited. */
  invited_by: string
  /** When it ends. */
  expires_at: string
}

export interface MyPartnerInvitation {
  /** Invitation ID. */
  id: number
  /** The partner account of the role. */
  partner: {
    /** Partner ID. */
    id: number
    /** Name of the partner. */
    title: string
  }
  /** Role in the team: `viewer` reads, without secrets and bodies of deliveries; `developer` also builds and tests; `admin` does everything. */
  role: 'viewer' | 'developer' | 'admin'
  /** Name of the person who invited. */
  invited_by: string
  /** When it ends. */
  expires_at: string
}

export interface NextId {
  /** Cursor of the next page; null on the last page. */
  next_cursor: number | null
}

export interface Notice {
  /** Notice ID. */
  id: number
  /** What happened. */
  kind: 'installation_frozen' | 'installation_resumed' | 'installation_lost' | 'installation_ended' | 'payment_due' | 'payment_received' | 'rights_added' | 'price_raised' | 'location_suspended' | 'review_decided' | 'endpoint_failing' | 'endpoint_recovered' | 'invitation' | 'security'
  /** When it happened. */
  at: string
  /** Whether you have read it. */
  is_read: boolean
  /** The Location that it is about; null for none. */
  location: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
  } | null
  /** Time zone of the Location; empty without one. */
  timezone_name: string
  /** The application that it is about; null for none. */
  application: {
    /** application ID. */
    id: number
    /** Name of the application. */
    title: string
  } | null
  /** The partner that it is about; null for none. */
  partner: {
    /** partner ID. */
    id: number
    /** Name of the partner. */
    title: string
  } | null
  /** What else there is to know. */
  details: {
    /** Who froze or ended it (`billing`, `operator`, `partner`), how a review was decided (`publish`, `return`, `disable`, `enable`), or which security event it was; empty for other kinds. */
    what: string
    /** End of the paid period; null for other kinds, and when nothing is paid. */
    until: string | null
    /** The payment; null for other kinds. */
    payment_id: number | null
    /** Amount of the payment, or the new price; null for other kinds. */
    amount: number | null
    /** Currency of the amount; empty for other kinds. */
    currency_iso: string
    /** New rights of the application, as slugs. */
    rights: string[]
    /** The note of a review, the reason of a suspension, the plan that costs more, the host of an endpoint, the name of the Location that an application lost, of the partner account that you are invited to, or the device of a sign-in. */
    note: string
  }
}

export interface OAuthClient {
  /** The `client_id` of OAuth2. At most 64 characters. */
  client_id: string
  /** What owners read when they are asked to consent. */
  title: string
  /** Where owners are redirected after their decision; compared exactly. */
  redirect_uris: string[]
  /** Last four characters of the secret. */
  secret_hint: string
  /** When it was created. */
  created_at: string
}

export interface OperatorBlock {
  /** What is blocked, and how. */
  kind: 'partner_suspended' | 'location_suspended' | 'person_suspended' | 'installation_blocked' | 'application_disabled' | 'installation_frozen'
  /** The Partner that it is about. */
  partner: {
    /** Partner ID. */
    id: number
    /** Name of the Partner. */
    title: string
  } | null
  /** The Location that it is about. */
  location: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
  } | null
  /** The Application that it is about. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the Application. */
    title: string
  } | null
  /** The person who is suspended. */
  person: {
    /** User ID. */
    id: number
    /** Name of the person. */
    name: string
  } | null
  /** Since when; null if it is not known. */
  at: string | null
  /** Who did it; null if it is not known. */
  by: {
    /** User ID. */
    id: number
    /** Name of the operator. */
    name: string
  } | null
  /** Why; empty if nobody gave a reason. */
  reason: string
}

export interface OperatorHealth {
  /** When these numbers were read; they are a few seconds old. */
  at: string
  /** What waits to be sent. */
  queue: {
    /** When the oldest delivery that waits was due; null if none is. */
    oldest_due_at: string | null
    /** How late that delivery is, in seconds. */
    lag_seconds: number
    /** URLs with something that is due, counted up to 1000. */
    due_queues: number
    /** Deliveries that are not sent yet, as the database estimates. */
    waiting: number
    /** Changes whose deliveries are not made yet, as the database estimates. */
    waiting_events: number
  }
  /** Endpoints that fail. */
  failing_endpoints: number
  /** The last 24 hours of all partners, oldest first; the last one is not over yet. */
  hours: {
    /** When the hour begins. */
    at: string
    /** Attempts of deliveries that have a result. */
    deliveries: number
    /** Attempts among them that failed. */
    failures: number
    /** Requests to the API with credentials of partners. */
    requests: number
    /** Requests among them that were answered with 400 or more. */
    request_errors: number
  }[]
  /** The processes that send. */
  workers: {
    /** Worker ID. */
    id: number
    /** When it began. */
    started_at: string
    /** Since when the connection that holds its lock is open; null when nobody holds it. */
    connected_at: string | null
    /** Whether it holds its lock, which ends with its connection. */
    is_alive: boolean
    /** URLs that it sends to now. */
    queues: number
    /** Batches that it has claimed and not finished. */
    claims: number
  }[]
  /** How large the database is. */
  database: {
    /** Size of the database. */
    size_bytes: number
    /** The largest tables. */
    tables: {
      /** Name of the table; its partitions are counted with it. */
      name: string
      /** Size with indexes. */
      bytes: number
      /** Rows, as the database estimates. */
      rows: number
      /** Number of partitions; 0 for a plain table. */
      partitions: number
    }[]
  }
}

export interface OperatorListedLocation {
  /** Location ID. */
  id: number
  /** Name of the Location. */
  title: string
  /** An inactive Location takes no bookings; only operators see a deleted one. */
  state: 'active' | 'inactive' | 'deleted'
  /** When it was opened. */
  created_at: string
  /** Whether new installations are blocked. */
  is_installation_blocked: boolean
  /** Number of installed applications. */
  connected_applications: number
  /** Whether an operator has suspended it. */
  is_suspended: boolean
}

export interface OperatorLocation {
  /** Location ID. */
  id: number
  /** Name of the Location. */
  title: string
  /** An inactive Location takes no bookings; only operators see a deleted one. */
  state: 'active' | 'inactive' | 'deleted'
  /** When it was opened. */
  created_at: string
  /** Whether new installations are blocked. */
  is_installation_blocked: boolean
  /** Number of installed applications. */
  connected_applications: number
  /** When it was deleted; null if it is not. */
  deleted_at: string | null
  /** Whether its financial transactions show the IDs of payment systems. */
  payment_system_ids_enabled: boolean
  /** The suspension by an operator; null if there is none. */
  suspension: {
    /** When it was suspended. */
    at: string
    /** Why, as those concerned read it. */
    reason: string
    /** The operator; null where the account is gone. */
    by: {
      /** User ID. */
      id: number
      /** Name of the operator. */
      name: string
    } | null
  } | null
  /** Up to 100 owners. */
  owners: {
    /** User ID. */
    id: number
    /** Name of the person. */
    name: string
  }[]
  /** Up to 100 installed applications. */
  applications: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
    /** pending, active or freezed. */
    status: string
    /** billing or operator; empty while it is not frozen. */
    frozen_by: string
  }[]
  /** How large it is; nothing of its clients. */
  numbers: {
    /** Members of the team. */
    staff: number
    /** Services on offer. */
    services: number
    /** People with a role. */
    members: number
    /** Changes since it was opened. */
    events: number
    /** Webhook endpoints. */
    endpoints: number
  }
}

export interface OperatorPartner {
  /** Partner ID. */
  id: number
  /** Name of the partner account. */
  title: string
  /** When it was created. */
  created_at: string
  /** Whether an operator has suspended it. */
  is_suspended: boolean
  /** The suspension by an operator; null if there is none. */
  suspension: {
    /** When it was suspended. */
    at: string
    /** Why, as those concerned read it. */
    reason: string
    /** The operator; null where the account is gone. */
    by: {
      /** User ID. */
      id: number
      /** Name of the operator. */
      name: string
    } | null
  } | null
  /** Up to 100 people of the account. */
  members: {
    /** User ID. */
    id: number
    /** Name of the person. */
    name: string
    /** Whether an operator has suspended the person. */
    is_suspended: boolean
  }[]
  /** Up to 100 applications. */
  applications: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
    /** draft, review or published. */
    stage: string
    /** Whether an operator has disabled it. */
    is_disabled: boolean
    /** Number of Locations that connected it. */
    connected_locations: number
  }[]
  /** When a token of one of its system users was last used, roughly; null if none was. */
  token_last_used_at: string | null
  /** Whether there is a partner token. */
  has_token: boolean
  /** Number of OAuth clients. */
  oauth_clients: number
  /** Number of URLs whose last delivery failed. */
  failing_endpoints: number
}

export interface OperatorPerson {
  /** User ID. */
  id: number
  /** Name of the person. */
  name: string
  /** E-mail address; empty if there is none. */
  email: string
  /** Whether the person is an operator of the platform. */
  is_operator: boolean
  /** Whether an operator has suspended the person. */
  is_suspended: boolean
  /** When the account was created. */
  created_at: string
  /** Whether the address is confirmed. */
  is_email_confirmed: boolean
  /** Whether a second factor is on. */
  has_second_factor: boolean
  /** The suspension by an operator; null if there is none. */
  suspension: {
    /** When it was suspended. */
    at: string
    /** Why, as those concerned read it. */
    reason: string
    /** The operator; null where the account is gone. */
    by: {
      /** User ID. */
      id: number
      /** Name of the operator. */
      name: string
    } | null
  } | null
  /** Up to 100 roles. */
  roles: {
    /** The Location that it is about. */
    location: {
      /** Location ID. */
      id: number
      /** Name of the Location. */
      title: string
    }
    /** Title of the role. */
    role: string
    /** Whether the role is Owner. */
    is_owner: boolean
  }[]
  /** Partner accounts of the person. */
  partners: {
    /** Partner ID. */
    id: number
    /** Name of the Partner. */
    title: string
  }[]
  /** Number of open sessions. */
  sessions: number
  /** Number of user tokens that are not revoked. */
  user_tokens: number
  /** Number of personal access tokens that work. */
  access_tokens: number
  /** When a session was last used; null if there is none. */
  last_seen_at: string | null
}

/** Each number counts up to 1000 */
export interface OperatorWaiting {
  /** Applications, or changes of them, that wait for a review. */
  reviews: number
  /** Requests to connect without a confirmation. */
  whitelist_requests: number
  /** Endpoints that fail. */
  failing_endpoints: number
  /** How late the oldest delivery is, in seconds. */
  lag_seconds: number
  /** Partners, Locations and people that are suspended. */
  suspensions: number
}

export interface OutboxMail {
  /** Mail ID. */
  id: number
  /** Recipient. */
  to: string
  /** Subject line. */
  subject: string
  /** Text, with its links. */
  text: string
  /** When it was created. */
  created_at: string
  /** Status of the mail. */
  status: 'waiting' | 'sent' | 'failed'
  /** Last error of the mail server; empty for none. */
  error: string
}

export interface PageMeta {
  /** Total number of elements. */
  total_count: number
  /** Number of this page, starting at 1. */
  page: number
}

export interface Partner {
  /** Partner ID. */
  id: number
  /** Name of the partner, as owners see it. */
  title: string
  /** Marketplace webhook of all applications that name none of their own. */
  webhook_url: string
  /** Last four characters of the token in use. */
  token_hint: string | null
  /** When that token was issued; null while there is none. */
  token_created_at: string | null
  /** When a signature was last found right in the console; null before that. */
  signature_checked_at: string | null
}

export interface PartnerEndpoint {
  /** Endpoint ID. */
  id: number
  /** Where events are sent. */
  url: string
  /** The Location whose events it gets. */
  location: {
    /** Location ID. */
    id: number
    /** Its name. */
    title: string
  }
  /** Null when a person set it up. */
  application: {
    /** Application ID. */
    id: number
    /** Its name. */
    title: string
  } | null
  /** Whether it gets what you may see in the Location. */
  is_mine: boolean
  /** Name of the person who set it up, if they belong to your partner account; otherwise null. */
  set_by: string | null
  /** The kinds of records it is subscribed to. */
  kinds: string[]
  /** The kinds it does not get, because the application or the person lacks the right. */
  blocked_kinds: string[]
  /** Whether it gets the phone numbers of clients. */
  shows_phones: boolean
  /** Whether it also gets events of changes made with your own partner token. */
  includes_own_changes: boolean
  /** Whether a callback named it, so that it gets what the application declares. */
  follows_application: boolean
  /** False while you have paused it. */
  is_active: boolean
  /** Why nothing is sent to it; null when it is eligible. */
  blocked_by: 'removed' | 'switched_off' | 'application_disabled' | 'application_frozen' | 'partner_suspended' | 'location_suspended' | 'person_suspended' | 'not_installed' | 'person_unknown' | 'no_role' | 'no_webhook_access' | 'inactive' | 'no_right' | null
  /** When an owner of the Location turned it off. */
  switched_off_at: string | null
  /** When it was set. */
  created_at: string
  /** How its URL has responded, whatever Locations you have set it in. */
  health: {
    /** Attempts that failed since the last one that arrived. */
    consecutive_failures: number
    /** When the first of them failed; null while the last attempt arrived, or without any. */
    failing_since: string | null
    /** When it last responded with 2xx. */
    last_success_at: string | null
    /** When an attempt last failed. */
    last_failure_at: string | null
    /** Why that one failed; empty if none has failed. */
    last_failure_reason: string
    /** When the members of the partner account were notified, after 5 failures in a row; null if they were not. */
    notified_at: string | null
    /** When the next scheduled delivery to the URL is due. */
    next_attempt_at: string | null
  }
}

export interface PartnerInvitation {
  /** Invitation ID. */
  id: number
  /** The address in lower case. */
  email: string
  /** Role in the team: `viewer` reads, without secrets and bodies of deliveries; `developer` also builds and tests; `admin` does everything. */
  role: 'viewer' | 'developer' | 'admin'
  /** Name of the person who invited. */
  invited_by: string
  /** When it ends. */
  expires_at: string
  /** Whether it has expired. */
  is_expired: boolean
}

export interface PartnerLocation {
  /** Location ID. */
  id: number
  /** Name of the Location. */
  title: string
  /** Your applications that are connected to it. */
  applications: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
    /** Whether it is active in the Location now. */
    is_active: boolean
  }[]
  /** Number of your endpoints there. */
  endpoints: number
}

export interface PartnerMember {
  /** User ID. */
  user_id: number
  /** Name of the person. */
  name: string
  /** E-mail address. */
  email: string
  /** Role in the team: `viewer` reads, without secrets and bodies of deliveries; `developer` also builds and tests; `admin` does everything. */
  role: 'viewer' | 'developer' | 'admin'
}

export interface PartnerWithToken {
  /** Partner ID. */
  id: number
  /** Name of the partner, as owners see it. */
  title: string
  /** Marketplace webhook of all applications that name none of their own. */
  webhook_url: string
  /** Last four characters of the token in use. */
  token_hint: string | null
  /** When that token was issued; null while there is none. */
  token_created_at: string | null
  /** When a signature was last found right in the console; null before that. */
  signature_checked_at: string | null
  /** Send it as `Bearer <token>`. Shown only here. */
  token: string
}

export interface Payable {
  /** The application that has the plans. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
    /** URL of the icon; empty for none. */
    icon: string
  }
  /** Status of the installation. */
  status: 'pending' | 'active' | 'freezed'
  /** Who froze it; null while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator. */
  frozen_by: 'billing' | 'operator' | null
  /** End of the paid period, by payments, a free period or grace; null before it was ever active. */
  paid_until: string | null
  /** The discount for this Location, in percent. */
  discount: number
  /** The plans it offers. */
  tariffs: Plan[]
}

export interface Payment {
  /** Payment ID. */
  id: number
  /** Amount paid for the period. */
  payment_sum: number
  /** When it was paid, YYYY-MM-DD HH:MM:SS in UTC. */
  payment_date: string
  /** Whether it was refunded. */
  is_refunded: boolean
  /** When it was refunded, YYYY-MM-DD HH:MM:SS in UTC. */
  refunded_at: string | null
  /** Start of the paid period, YYYY-MM-DD HH:MM:SS in UTC. */
  period_from: string
  /** End of the paid period, YYYY-MM-DD HH:MM:SS in UTC. */
  period_to: string
  /** ISO 4217 currency code. */
  currency_iso: string
  /** Discount in percent. */
  discount: number
  /** `partner` for a notice of the partner, `platform` for a payment on the payment page. */
  source: string
  /** The application that was paid for. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
  }
  /** The plan option that was bought on the payment page. */
  tariff: string | null
}

export interface PersonalDataExport {
  /** Location ID. */
  location_id: number
  /** Client ID. */
  client_id: number
  /** When it was exported. */
  exported_at: string
  /** What is held, by table. */
  tables: {
    /** Name of the table. */
    name: 'client' | 'appointments' | 'group_events' | 'transactions' | 'purchases' | 'loyalty_cards' | 'loyalty_transactions' | 'calls' | 'messages' | 'deliveries' | 'activity'
    /** Whether older rows were left out. */
    is_truncated: boolean
    /** The rows, newest first. */
    rows: (Record<string, unknown>)[]
  }[]
}

export interface PersonalDataSummary {
  /** Client ID. */
  client_id: number
  /** Name of the client, which confirms an erasure. */
  name: string
  /** What is held, by table. */
  tables: {
    /** Name of the table. */
    name: 'client' | 'appointments' | 'group_events' | 'transactions' | 'purchases' | 'loyalty_cards' | 'loyalty_transactions' | 'calls' | 'messages' | 'deliveries' | 'activity'
    /** Number of rows. */
    rows: number
    /** Whether there are more than 5000. */
    is_truncated: boolean
  }[]
  /** Appointments that an erasure would cancel. */
  upcoming_appointments: number
  /** Applications that are notified of an erasure. */
  applications: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
  }[]
}

export interface Plan {
  /** Plan ID. */
  id: number
  /** Name of the plan. */
  title: string
  /** The options of the plan. */
  options: {
    /** Option ID. */
    id: number
    /** Name of the option. */
    title: string
    /** Price for the whole duration. */
    overall_price: number
    /** Number of months in the paid period. */
    duration_in_months: number
    /** ISO 4217 currency code. */
    currency_iso: string
    /** Maximum number of team members; null for any number. */
    staff_amount: number | null
    /** Number of free months before the first payment. */
    free_period_in_months: number
  }[]
}

export interface Position {
  /** Position ID. */
  id: number
  /** Name, as people see it. */
  title: string
}

export interface Receipt {
  /** Payment ID. */
  id: number
  /** Number of the receipt. */
  number: string
  /** Amount paid for the period. */
  payment_sum: number
  /** ISO 4217 currency code. */
  currency_iso: string
  /** Discount in percent. */
  discount: number
  /** `partner` for a notice of the partner, `platform` for a payment on the payment page. */
  source: 'partner' | 'platform'
  /** When it was paid. */
  paid_at: string
  /** Start of the paid period. */
  period_from: string
  /** End of the paid period. */
  period_to: string
  /** When it was refunded; null if it was not. */
  refunded_at: string | null
  /** The plan option that was bought on the payment page. */
  plan: string | null
  /** The application that was paid for. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
  }
  /** Name of the partner that offers it. */
  partner: string
  /** The Location that paid. */
  location: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
    /** Address of the Location; empty for none. */
    address: string
    /** Time zone of the Location. */
    timezone_name: string
  }
  /** Who opened the payment page from the console; null for a link of the developer. */
  paid_by: string | null
}

export interface Receiver {
  /** Endpoint ID. */
  id: number
  /** Where events are sent, without the query, which is often a secret. */
  url: string
  /** The partner that owns it. */
  partner: {
    /** Partner ID. */
    id: number
    /** Name of the partner. */
    title: string
  }
  /** Null when a person set it up. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
  } | null
  /** The person whose rights it uses; null for an endpoint of an application, and when unknown. */
  set_by: {
    /** User ID. */
    id: number
    /** Name of the person. */
    name: string
  } | null
  /** The kinds of records it is subscribed to. */
  kinds: string[]
  /** The kinds it does not get, because the application or the person lacks the right. */
  blocked_kinds: string[]
  /** Whether it gets the phone numbers of clients. */
  shows_phones: boolean
  /** Why nothing is sent to it; null when it is eligible. With these it is paused, and an owner can take it over: person_unknown, no_role, no_webhook_access. */
  blocked_by: 'removed' | 'switched_off' | 'application_disabled' | 'application_frozen' | 'partner_suspended' | 'location_suspended' | 'person_suspended' | 'not_installed' | 'person_unknown' | 'no_role' | 'no_webhook_access' | 'inactive' | 'no_right' | null
  /** Whether its partner has it turned on. */
  is_active: boolean
  /** When an owner turned it off. */
  switched_off_at: string | null
  /** When it was set. */
  created_at: string
}

export interface Replay {
  /** Replay ID. */
  id: number
  /** `waiting` until a worker takes it, then `running`. It ends as `finished` when all are scheduled, `stopped` by a person, or `failed`, and `reason` says why. */
  status: 'waiting' | 'running' | 'finished' | 'stopped' | 'failed'
  /** Why it failed; otherwise empty. */
  reason: string
  /** Location ID. */
  location_id: number
  /** Name of the Location; null if it is gone. */
  location_title: string | null
  /** Only deliveries of this application; null for all. */
  application_id: number | null
  /** Only deliveries to this URL; null for all. */
  url: string | null
  /** Only events of these kinds of records; null for all. */
  resources: string[] | null
  /** Statuses that deliveries had before. */
  outcomes: string[]
  /** Deliveries that were created at this time or later. */
  from: string
  /** Deliveries that were created before this time. */
  till: string
  /** Number of deliveries that matched when it was started. */
  total: number
  /** Number of deliveries that it has scheduled so far. */
  scheduled: number
  /** How many of these were delivered; null for a replay from before results were counted. */
  delivered: number | null
  /** How many of these failed. */
  failed: number | null
  /** How many of these were held or cancelled. */
  not_sent: number | null
  /** How many of these have no result yet; it may be `finished` before. */
  waiting: number | null
  /** Name of the person who started it. */
  started_by: string | null
  /** When it was started. */
  created_at: string
  /** When it ended; null before that. */
  ended_at: string | null
}

export interface Resource {
  /** Resource ID. */
  id: number
  /** Type of this object. */
  object: 'resource'
  /** Name of the resource, such as a type of room, chair or device. */
  title: string
  /** Note for the team; empty if there is none. */
  description: string
  /** Instances that can be booked; use their ids in `resource_instance_ids` of an appointment. */
  instances: {
    /** Instance ID. */
    id: number
    /** Type of this object. */
    object: 'resource_instance'
    /** Name of the individual room, chair or device. */
    title: string
  }[]
}

export interface RestrictedKey {
  /** Key ID. */
  id: number
  /** What it is for. */
  title: string
  /** Last four characters of the key. */
  hint: string
  scopes: ('locations:read' | 'locations:write')[]
  /** The Locations that the key can access. */
  location_ids: number[]
  /** Who created it. */
  created_by: string
  /** The owner who created it or took it over. */
  authorized_by: string
  /** Set while it is paused, because the person who authorized it no longer owns this Location. An owner can take it over. */
  blocked_by: 'not_an_owner' | null
  /** When it was created. */
  created_at: string
  /** When it expires; null if it works until it is revoked. */
  expires_at: string | null
  /** Last use, accurate to the minute. */
  last_used_at: string | null
}

export interface Retention {
  /** Months without any activity after which a client is erased; null for no limit of your own. */
  client_months: number | null
  /** Months after which a call is deleted; null for no limit of your own. */
  call_months: number | null
  /** Days after which events and their deliveries are deleted; null for no limit of your own. */
  delivery_days: number | null
  /** What would be erased now. */
  due_clients: {
    /** How many are due now. */
    count: number
    /** Whether these are all; false if there may be more. */
    is_exact: boolean
  }
  /** The first 10 of the clients that are due. */
  first_clients: {
    /** Client ID. */
    id: number
    /** Name of the client. */
    name: string
  }[]
  /** What would be erased now. */
  due_calls: {
    /** How many are due now. */
    count: number
    /** Whether these are all; false if there may be more. */
    is_exact: boolean
  }
  /** What would be erased now. */
  due_events: {
    /** How many are due now. */
    count: number
    /** Whether these are all; false if there may be more. */
    is_exact: boolean
  }
  /** When it was last applied; null for never. */
  applied_at: string | null
}

export interface Role {
  /** Role ID. */
  id: number
  /** Name of the role. */
  title: string
  /** owner, administrator or team_member; null for your own roles. */
  slug: string | null
  /** Slugs of the rights that the role gives. */
  rights: string[]
  /** How many users have it. */
  users_count: number
}

export interface ScheduleDay {
  /** Day of the schedule. At most 40 characters. */
  date: string
  /** 1 for a working day. */
  is_working: 0 | 1
  /** Working hours in order, in local time. */
  slots: {
    /** HH:MM. At most 5 characters. */
    from: string
    /** HH:MM, up to 24:00. At most 5 characters. */
    to: string
  }[]
}

export interface Service {
  /** Service ID. */
  id: number
  /** The same ID, under an older name. */
  salon_service_id: number
  /** Internal name. */
  title: string
  /** Category ID. */
  category_id: number
  /** Price, or the lowest price. */
  price_min: number
  /** Highest price. */
  price_max: number
  /** Discount in percent. */
  discount: number
  /** Note for the team; empty if there is none. */
  comment: string
  /** Higher comes first. */
  weight: number
  /** 1 if available for online booking. */
  active: 0 | 1
  /** Your own ID for the service. */
  api_id: string
  /** Team members who provide it, each with their own duration. */
  staff: {
    /** Team member ID. */
    id: number
    /** Duration in seconds. */
    seance_length: number
  }[]
  /** Duration in seconds. */
  duration: number
  /** Whether it is provided online. */
  is_online: boolean
  /** Name shown to clients. */
  booking_title: string
  /** Whether online booking asks for payment; always `forbidden`. */
  prepaid: string
  /** Whether it is for groups. */
  is_multi: boolean
  /** Number of seats in its group events; 0 if it is not for groups. */
  capacity: number
  /** Whether the service belongs to the whole Chain. */
  is_chain: boolean
  /** IDs of the resources it needs. */
  resources: number[]
}

export interface ServiceCategory {
  /** Category ID. */
  id: number
  /** The same ID, under an older name. */
  salon_service_id: number
  /** Name of the category. */
  title: string
  /** Higher comes first. */
  weight: number
  /** Your own ID. */
  api_id: string
  /** IDs of the team members who provide its services. */
  staff: number[]
  /** Whether the category belongs to the whole Chain. */
  is_chain: boolean
}

export interface Session {
  /** Session ID. */
  id: number
  /** Browser and operating system, as the browser names them. */
  device: string
  /** The network address of the last use. */
  address: string
  /** When the person signed in. */
  created_at: string
  /** Last use, accurate to five minutes. */
  last_seen_at: string
  /** Whether it is the session of this call. */
  is_current: boolean
}

export interface Storage {
  /** Storage ID. */
  id: number
  /** Name of the storage. */
  title: string
  /** 1 if it holds products that services consume. */
  for_services: 0 | 1
  /** 1 if it holds products for sale. */
  for_sale: 0 | 1
  /** Note for the team; empty if there is none. */
  comment: string
}

export interface StorageOperation {
  /** Operation ID, the document_id of its transactions. */
  id: number
  /** 1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move. */
  type_id: number
  /** Type, as text. */
  type: string
  /** Storage ID. */
  storage_id: number
  /** Destination storage of a move. */
  storage_to_id: number | null
  /** When it took place. */
  create_date: string
  /** Transactions in the order they were sent. A move has two for each product: one out of a storage, and one into the other. */
  transactions: GoodsTransaction[]
}

export interface Supplier {
  /** Supplier ID. */
  id: number
  /** Name of the supplier. */
  title: string
}

export interface TeamMember {
  /** Team member ID. */
  id: number
  /** Your own ID for the team member. */
  api_id: string
  /** Location ID. */
  company_id: number
  /** Name shown to clients. */
  name: string
  /** Specialization, as text. */
  specialization: string
  /** Position in the team; null for none. */
  position: {
    /** Position ID. */
    id: number
    /** Name, as people see it. */
    title: string
    /** Whether services are assigned to the position; always 0. */
    services_binding_type: number
  } | null
  /** Position ID. */
  position_id: number | null
  /** Whether the rating is shown to clients. */
  show_rating: 0 | 1
  /** Average rating, from 0 to 5; 0 without ratings. */
  rating: number
  /** Number of ratings. */
  votes_count: number
  /** Number of comments from clients. */
  comments_count: number
  /** URL of the picture; empty if there is none. */
  avatar: string
  /** URL of the large picture. */
  avatar_big: string
  /** Higher comes first. */
  weight: number
  /** Description for clients, in HTML. */
  information: string
  /** 1 if hidden from online booking. */
  hidden: 0 | 1
  /** 1 if they no longer work here. */
  fired: 0 | 1
  /** 1 if deleted. */
  status: 0 | 1
  /** Last day of the schedule. */
  schedule_till: string | null
  /** Whether online booking asks for payment; always `forbidden`. */
  prepaid: string
  /** User ID. */
  user_id: number | null
  /** ID of the user account of the team member; null for none. */
  user: {
    /** User ID. */
    id: number
    /** Name of the user. */
    name: string
    /** URL of the picture; empty if there is none. */
    avatar: string
  } | null
  /** Whether the user can see appointments. */
  has_access_timetable: boolean
  /** Whether the team member counts toward what the Location pays. */
  is_paid_staff: boolean
}

export interface Telephony {
  /** Token for the PBX. Null if there is none, if the caller uses a personal access token, or if it can no longer be decrypted (then token_created_at is set). */
  crm_token: string | null
  /** When the `crm_token` was issued; null while there is none. */
  token_created_at: string | null
  /** Whether the PBX has enabled the integration. */
  is_enabled: boolean
  /** The Locations of the Chain. */
  locations: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
  }[]
  /** The people of the Chain, who can be notified of calls. */
  users: {
    /** User ID. */
    id: number
    /** Name of the person. */
    name: string
  }[]
}

export interface Timetable {
  /** Team members ordered by weight. */
  staff: {
    /** Team member ID. */
    id: number
    /** Name shown to clients. */
    name: string
    /** Specialization, as text. */
    specialization: string
    /** URL of the picture; empty if there is none. */
    avatar: string
    /** Whether they no longer work here. */
    is_fired: boolean
    /** User ID. */
    user_id: number | null
    /** A row for every day of the range. */
    schedule: ScheduleDay[]
  }[]
  /** Services of the Location. */
  services: Service[]
  /** Rooms, chairs and devices of the Location. */
  resources: BookableResource[]
}

export interface TotalCount {
  /** Total number of elements. */
  total_count: number
}

export interface Unit {
  /** Unit ID. */
  id: number
  /** Name of the unit, such as Millilitre. */
  title: string
  /** Its abbreviation, such as ml. */
  short_title: string
}

export interface UserToken {
  /** Token ID. */
  id: number
  /** The partner through which it was issued. */
  partner: string | null
  /** When it was issued. */
  created_at: string
  /** Last use, accurate to the hour; null if it was never used. */
  last_used_at: string | null
  /** When it expires unless it is used before; null if it does not expire. */
  expires_at: string | null
  /** Its last four characters. */
  hint: string
}

export interface V3Page {
  /** Whether there are more elements. */
  has_more: boolean
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null
}

export interface VoipPreview {
  /** The matching route; null if none matches. */
  matched_by: 'user' | 'diversion' | null
  /** Phone number as it would be stored. */
  phone: string
  /** Locations whose history would contain the call. */
  locations: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
    /** ID of the client with this number there; 0 for none. */
    client_id: number
  }[]
  /** People who would be notified of an incoming call. */
  users: {
    /** User ID. */
    id: number
    /** Name of the person. */
    name: string
  }[]
}

export interface VoipRoute {
  /** Whether `value` is a SIP subscriber or a called number. */
  match: 'user' | 'diversion'
  /** SIP subscriber or called number. */
  value: string
  /** IDs of the Locations whose history contains such calls. */
  location_ids: number[]
  /** IDs of the people who are notified of such calls. */
  user_ids: number[]
}

export interface World {
  /** World ID. */
  id: string
  /** When it was created, in real time. */
  created_at: string
  /** When it ends by itself unless a request comes before, in real time. */
  expires_at: string
  /** Whether the rate limits of the sandbox apply in it. */
  limits: boolean
  /** Address of the API without its version. */
  api_root: string
  /** Address of v1. */
  base_url: string
  /** Address of the app listener. */
  app_url: string
  /** Address of v3. */
  v3_base_url: string
  /** The partner of most examples. */
  partner: {
    /** Partner ID. */
    id: number
    /** Authenticates calls. */
    token: string
    /** Signs its webhooks. */
    webhook_secret: string
  }
  /** A stranger to the first one. */
  other_partner: {
    /** Partner ID. */
    id: number
    /** Authenticates calls. */
    token: string
  }
  /** The system user of the first application of the partner. */
  system_user: {
    /** User ID. */
    id: number
    /** Authenticates calls. */
    token: string
  }
  /** The owner of most Locations. */
  owner: {
    /** User ID. */
    id: number
    /** E-mail address to sign in with. */
    login: string
    /** To sign in with. */
    password: string
    /** Personal access token. */
    access_token: string
    /** Authenticates calls. */
    token: string
  }
  /** A member of the main Location whose role has no rights. */
  member_without_rights: {
    /** User ID. */
    id: number
    /** E-mail address to sign in with. */
    login: string
    /** To sign in with. */
    password: string
    /** Personal access token. */
    access_token: string
    /** Authenticates calls. */
    token: string
  }
  /** An operator of the platform. */
  operator: {
    /** E-mail address to sign in with. */
    login: string
    /** To sign in with. */
    password: string
    /** Personal access token. */
    access_token: string
  }
  /** A developer of the partner. */
  developer: {
    /** E-mail address to sign in with. */
    login: string
    /** To sign in with. */
    password: string
    /** Personal access token. */
    access_token: string
  }
  /** The Chain of the main Location. */
  chain: {
    /** Chain ID. */
    id: number
    /** Integration token of its PBX. */
    crm_token: string
  }
  /** Location IDs. */
  locations: Record<string, number>
  /** Team members of the main Location. */
  staff: Record<string, number>
  /** Services of the main Location. */
  services: Record<string, number>
  /** Resources of the main Location. */
  resources: Record<string, number>
  /** Storages of the main Location. */
  storages: Record<string, number>
  /** Products of the main Location. */
  goods: number[]
  /** Accounts of the main Location. */
  accounts: Record<string, number>
  /** Income and expense items of the main Location. */
  expenses: Record<string, number>
  /** Types of loyalty cards. */
  loyalty_card_types: Record<string, number>
  /** Applications of the partner; the last one of the other partner. */
  applications: Record<string, number>
  /** A restricted key for v3. */
  restricted_key: string
  /** An OAuth client for v3. */
  oauth_client: {
    /** Authenticates calls. */
    client_id: string
    /** Authenticates calls. */
    client_secret: string
    /** Registered redirect URI. */
    redirect_uri: string
  }
}
