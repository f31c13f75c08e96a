import Type from 'typebox'
import { person } from '../../access.ts'
import { type ResourceName, resourceKinds } from '../../events.ts'
import { applicationCategorySlugs, functionalitySlugs } from '../../marketplace.ts'
import { operation, recordBodyLimit } from '../../operation.ts'
import { rightSlugs } from '../../rights.ts'
import { Id, Instant, maxUrlLength, NoData, Nullable, Shape, Text, Title, UniqueList } from '../../wire.ts'
import { Plan } from '../marketplace/billing.ts'

const RightSlugs = UniqueList(Type.Enum(rightSlugs), {
  maxItems: rightSlugs.length,
  description: 'The rights that its system user gets in a Location that connects it',
})

/** A plan with its position in the list. */
const DeveloperPlan = Shape({
  ...Plan.properties,
  position: Type.Integer({ description: 'Lower numbers come first' }),
  options: Type.Array(
    Shape({
      ...Plan.properties.options.items.properties,
      position: Type.Integer({ description: 'Lower numbers come first' }),
    }),
    { description: 'The options of the plan' },
  ),
})

const reviewed = {
  title: Type.String({ description: 'Name of the application' }),
  icon: Type.String({ description: 'URL of the icon; empty for none' }),
  short_description: Type.String({ description: 'What it does, in one sentence' }),
  description: Type.String({ description: 'What it does, as plain text' }),
  category: Type.String({ description: 'Slug of a category' }),
  country_ids: Type.Array(Type.Integer(), { description: 'Countries where it is offered; empty for all' }),
  price: Type.String({ description: 'Its price, as text' }),
  functionalities: Type.Array(Type.String(), { description: 'Its features, as slugs' }),
  is_public: Type.Boolean({
    description: 'Whether it is in the app directory; others are connected by a link only',
  }),
  rights: Type.Array(Type.String(), {
    description: 'The rights that its system user gets in a Location that connects it',
  }),
  kinds: Type.Array(Type.String(), {
    description: 'The kinds of records it gets events of, within its rights',
  }),
  registration_url: Type.String({
    description: 'Where an owner is sent after connecting; empty for none',
  }),
  asks_for_user_data: Type.Boolean({ description: 'Whether that page gets signed data of the owner' }),
  webhook_url: Type.String({ description: 'Its marketplace webhook; empty for that of the partner account' }),
  receiver_url: Type.String({
    description: 'Endpoint for Locations that connected without a confirmation; empty for none',
  }),
  tariffs: Type.Array(DeveloperPlan, { description: 'The plans it offers' }),
}

export const Application = Type.Object(
  {
    id: Id('Application ID'),
    partner: Shape(
      { id: Id('Partner ID'), title: Type.String({ description: 'Name of the partner' }) },
      'The partner that owns it',
    ),
    ...reviewed,
    sends_partner_token: Type.Boolean({
      description: 'Whether the marketplace webhook carries the partner token',
    }),
    sends_payments: Type.Boolean({ description: 'Whether its webhook gets the event `payment`' }),
    sends_personal_data: Type.Boolean({
      description: 'Whether its webhook gets the events `client_data_request` and `client_erased`',
    }),
    stage: Type.String({ description: 'draft, review or published' }),
    review_note: Type.String({ description: 'Why an operator returned it' }),
    revision: Type.Integer({ description: 'Grows with every change that needs a review' }),
    pending: Nullable(
      Type.Partial(Type.Object(reviewed), {
        description: 'For a published application, the fields that change once an operator publishes them',
      }),
    ),
    pending_since: Nullable(
      Instant('When they were submitted for review; null when an operator has returned them'),
    ),
    is_whitelisted: Type.Boolean({ description: 'Whether it is connected without a confirmation' }),
    is_whitelist_requested: Type.Boolean({ description: 'Whether its developer has requested that' }),
    is_disabled: Type.Boolean({ description: 'Whether an operator has disabled it' }),
    system_user_id: Id('User ID'),
    connected_locations: Type.Integer({ description: 'How many Locations it is connected to' }),
    created_at: Instant('When it was created'),
    published_at: Nullable(Instant('When it was published')),
  },
  { $id: 'Application' },
)

const Url = (description: string) => Text(maxUrlLength, description)
const kindNames = Object.keys(resourceKinds) as ResourceName[]

const optional = Type.Partial(
  Type.Object({
    icon: Url('URL of a picture'),
    short_description: Text(255, 'One sentence'),
    description: Text(20_000, 'What it does, as plain text'),
    country_ids: UniqueList(Id('Country ID'), {
      maxItems: 300,
      description: 'Countries where it is offered; empty for all',
    }),
    price: Text(255, 'Its price, as text'),
    functionalities: UniqueList(Type.Enum(functionalitySlugs), {
      maxItems: functionalitySlugs.length,
      description: 'Its features, as slugs',
    }),
    is_public: Type.Boolean({
      description: 'Whether it is in the app directory; others are connected by a link only',
    }),
    rights: RightSlugs,
    kinds: UniqueList(Type.Enum(kindNames), {
      maxItems: kindNames.length,
      description: 'The kinds of records its endpoints get events of, within its rights',
    }),
    registration_url: Url('Where an owner is sent after connecting'),
    asks_for_user_data: Type.Boolean({
      description: 'Whether that page gets signed data of the owner',
    }),
    webhook_url: Url(
      'Marketplace webhook, which gets `uninstall` and `freeze`; if empty, the webhook of the partner account is used',
    ),
    receiver_url: Url('Endpoint for Locations that connected without a confirmation'),
    sends_partner_token: Type.Boolean({
      description: 'Whether the marketplace webhook carries the partner token',
    }),
    sends_payments: Type.Boolean({ description: 'Whether the marketplace webhook gets the event `payment`' }),
    sends_personal_data: Type.Boolean({
      description:
        'Whether the marketplace webhook gets the events `client_data_request` and `client_erased`',
    }),
  }),
)

const required = {
  title: Title(255, 'Name, as people see it'),
  category: Type.Enum(applicationCategorySlugs, { description: 'Slug of a category' }),
}

const developer = { document: 'account', tag: 'Applications', surface: 'app', access: person } as const
const params = Type.Object({ application_id: Id('Application ID') })

export const listApplications = operation({
  ...developer,
  name: 'listApplications',
  method: 'GET',
  path: '/account/applications',
  summary: 'List my applications',
  description:
    'Returns the applications of all partner accounts that you belong to, with their pending changes.',
  query: Type.Object({ partner_id: Type.Optional(Id('Only those of this partner account')) }),
  status: 200,
  data: Type.Array(Application),
  errors: [401, 422],
})

export const createApplication = operation({
  ...developer,
  name: 'createApplication',
  method: 'POST',
  path: '/account/applications',
  summary: 'Create an application',
  description: 'It starts as a draft with its own system user.',
  bodyLimit: recordBodyLimit,
  body: Type.Object({ partner_id: Id('Partner ID'), ...required, ...optional.properties }),
  status: 201,
  data: Application,
  errors: [401, 403, 404, 409, 422],
})

export const getApplication = operation({
  ...developer,
  name: 'getApplication',
  method: 'GET',
  path: '/account/applications/{application_id}',
  summary: 'Get one of my applications',
  description: 'Returns the published values, and the unpublished ones in `pending`.',
  params,
  status: 200,
  data: Application,
  errors: [401, 404, 422],
})

export const updateApplication = operation({
  ...developer,
  name: 'updateApplication',
  method: 'PUT',
  path: '/account/applications/{application_id}',
  summary: 'Update an application',
  description:
    'Not possible while it is under review. Changes to a published application stay in `pending` until an operator publishes them, except `sends_partner_token`, `sends_payments` and `sends_personal_data`.',
  params,
  bodyLimit: recordBodyLimit,
  body: Type.Object({ ...Type.Partial(Type.Object(required)).properties, ...optional.properties }),
  status: 200,
  data: Application,
  errors: [401, 403, 404, 409, 422],
})

export const deleteApplication = operation({
  ...developer,
  name: 'deleteApplication',
  method: 'DELETE',
  path: '/account/applications/{application_id}',
  summary: 'Delete a draft',
  description: 'Only a draft that was never connected to a Location can be deleted.',
  params,
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 409, 422],
})

export const submitApplication = operation({
  ...developer,
  name: 'submitApplication',
  method: 'POST',
  path: '/account/applications/{application_id}/review',
  summary: 'Request a review',
  description:
    'The draft waits for an operator to publish it; both descriptions are required. Changes to a published application wait for review as soon as they are saved; this submits returned changes again.',
  params,
  status: 200,
  data: Application,
  errors: [401, 403, 404, 409, 422],
})

export const withdrawApplication = operation({
  ...developer,
  name: 'withdrawApplication',
  method: 'DELETE',
  path: '/account/applications/{application_id}/review',
  summary: 'Withdraw a review request',
  description:
    'The application becomes a draft again. A published one stays published, and its `pending` changes are discarded.',
  params,
  status: 200,
  data: Application,
  errors: [401, 403, 404, 409, 422],
})

export const requestWhitelisting = operation({
  ...developer,
  name: 'requestWhitelisting',
  method: 'POST',
  path: '/account/applications/{application_id}/whitelist_request',
  summary: 'Request whitelisting',
  description: 'A whitelisted application is connected without a confirmation.',
  params,
  status: 200,
  data: Application,
  errors: [401, 403, 404, 409, 422],
})

export const getApiAccess = operation({
  ...developer,
  name: 'getApiAccess',
  method: 'GET',
  path: '/account/applications/{application_id}/api_access',
  summary: 'Get the API access of an application',
  description:
    'Returns the system user that acts for it, and the last four characters of its token. The token itself is shown only once.',
  params,
  status: 200,
  data: Shape({
    user_id: Id('User ID of its system user'),
    token_hint: Nullable(Type.String({ description: 'Last four characters of the token in use' })),
    token_created_at: Nullable(Instant('When it was issued')),
    free_user_ids: Type.Array(Type.Integer(), {
      description: 'System users of the partner account without an application',
    }),
  }),
  errors: [401, 404, 422],
})

export const saveApiAccess = operation({
  ...developer,
  name: 'saveApiAccess',
  method: 'PUT',
  path: '/account/applications/{application_id}/api_access',
  summary: 'Set the system user and issue its token',
  description: 'Earlier tokens of the system user stop working at once.',
  params,
  body: Type.Object({
    user_id: Id('The system user of the application, or one of the account that serves no application'),
  }),
  status: 200,
  data: Shape({
    user_id: Id('User ID'),
    user_token: Type.String({ description: 'Send it as `User <token>`. Shown only here.' }),
  }),
  errors: [401, 403, 404, 409, 422],
})
