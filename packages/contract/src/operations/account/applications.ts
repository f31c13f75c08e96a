import Type from 'typebox'
import { person } from '../../access.ts'
import { type ResourceName, resourceKinds } from '../../events.ts'
import { applicationCategorySlugs, functionalitySlugs } from '../../marketplace.ts'
import { operation, recordBodyLimit } from '../../operation.ts'
import { rightSlugs } from '../../rights.ts'
import { Id, Instant, longestUrl, NoData, Nullable, Shape, Text, Title, UniqueList } from '../../wire.ts'
import { Tariff } from '../marketplace/billing.ts'

const RightSlugs = UniqueList(Type.Enum(rightSlugs), {
  maxItems: rightSlugs.length,
  description: 'The rights that its system user gets in a Location that connects it',
})

/** A plan with its place among the others. */
const Plan = Shape({
  ...Tariff.properties,
  position: Type.Integer({ description: 'Lower ones stand first' }),
  options: Type.Array(
    Shape({
      ...Tariff.properties.options.items.properties,
      position: Type.Integer({ description: 'Lower ones stand first' }),
    }),
    { description: 'What can be bought' },
  ),
})

const reviewed = {
  title: Type.String({ description: 'Name of the application' }),
  icon: Type.String({ description: 'Address of the picture; empty when there is none' }),
  short_description: Type.String({ description: 'What it does, in one sentence' }),
  description: Type.String({ description: 'What it does, as plain text' }),
  category: Type.String({ description: 'Slug of a category' }),
  country_ids: Type.Array(Type.Integer(), { description: 'Where it is offered; empty for everywhere' }),
  price: Type.String({ description: 'What it costs, in words' }),
  functionalities: Type.Array(Type.String(), { description: 'What it can do: slugs of functionalities' }),
  is_public: Type.Boolean({ description: 'Whether it stands in the store; others connect by a link only' }),
  rights: Type.Array(Type.String(), {
    description: 'The rights that its system user gets in a Location that connects it',
  }),
  kinds: Type.Array(Type.String(), {
    description: 'The kinds of records whose changes it gets, as far as its rights reach',
  }),
  registration_url: Type.String({
    description: 'Where an owner is sent after connecting; empty for nowhere',
  }),
  asks_for_user_data: Type.Boolean({ description: 'Whether that page is given signed data of the owner' }),
  webhook_url: Type.String({ description: 'Its marketplace webhook; empty: that of the partner account' }),
  receiver_url: Type.String({
    description: 'Endpoint for Locations that connected without a confirmation; empty for none',
  }),
  tariffs: Type.Array(Plan, { description: 'The plans on offer' }),
}

export const Application = Type.Object(
  {
    id: Id('Application ID'),
    partner: Shape(
      { id: Id('Partner ID'), title: Type.String({ description: 'Name of the partner' }) },
      'Whose application it is',
    ),
    ...reviewed,
    sends_partner_token: Type.Boolean({
      description: 'Whether the marketplace webhook carries the partner token',
    }),
    sends_payments: Type.Boolean({ description: 'Whether its webhook gets the event `payment`' }),
    stage: Type.String({ description: 'draft, review or published' }),
    review_note: Type.String({ description: 'Why it was sent back' }),
    revision: Type.Integer({ description: 'Grows with every change that an operator has to look at' }),
    pending: Nullable(
      Type.Partial(Type.Object(reviewed), {
        description: 'Of a published application: the fields that will change once an operator agrees',
      }),
    ),
    pending_since: Nullable(
      Instant('Since when they wait for an operator; null when they were sent back to the developer'),
    ),
    is_whitelisted: Type.Boolean({ description: 'Connects without a confirmation' }),
    is_whitelist_requested: Type.Boolean({ description: 'Whether its developer has asked for that' }),
    is_disabled: Type.Boolean({ description: 'Whether an operator has switched it off everywhere' }),
    system_user_id: Id('User ID'),
    connected_locations: Type.Integer({ description: 'How many Locations it is connected to' }),
    created_at: Instant('When it was made'),
    published_at: Nullable(Instant('When it was published')),
  },
  { $id: 'Application' },
)

const Url = (description: string) => Text(longestUrl, description)
const kindNames = Object.keys(resourceKinds) as ResourceName[]

const optional = Type.Partial(
  Type.Object({
    icon: Url('Address of a picture'),
    short_description: Text(255, 'One sentence'),
    description: Text(20_000, 'What it does, as plain text'),
    country_ids: UniqueList(Id('Country ID'), {
      maxItems: 300,
      description: 'Where it is offered; empty for everywhere',
    }),
    price: Text(255, 'What it costs, in words'),
    functionalities: UniqueList(Type.Enum(functionalitySlugs), {
      maxItems: functionalitySlugs.length,
      description: 'What it can do: slugs of functionalities',
    }),
    is_public: Type.Boolean({ description: 'Whether it stands in the store; others connect by a link only' }),
    rights: RightSlugs,
    kinds: UniqueList(Type.Enum(kindNames), {
      maxItems: kindNames.length,
      description: 'The kinds of records whose changes its endpoints hear of, as far as its rights reach',
    }),
    registration_url: Url('Where an owner is sent after connecting'),
    asks_for_user_data: Type.Boolean({
      description: 'Whether that address is given signed data of the owner',
    }),
    webhook_url: Url('Where it is told of its links; empty: the address of the partner account'),
    receiver_url: Url('Receives the changes of Locations that connected without a confirmation'),
    sends_partner_token: Type.Boolean({ description: 'Puts the partner token into the marketplace webhook' }),
    sends_payments: Type.Boolean({ description: 'Sends the event payment' }),
  }),
)

const required = {
  title: Title(255, 'Its name, as people read it'),
  category: Type.Enum(applicationCategorySlugs, { description: 'Slug of a category' }),
}

const developer = { document: 'account', tag: 'Applications', surface: 'app', access: person } as const
const params = Type.Object({ application_id: Id('Application ID') })

export const listApplications = operation({
  ...developer,
  name: 'listApplications',
  method: 'GET',
  path: '/account/applications',
  summary: 'My applications',
  description: 'Those of all partner accounts that you belong to, with what waits for review.',
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
  summary: 'Make an application',
  description: 'It starts as a draft, with a system user of its own.',
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
  summary: 'One of my applications',
  description: 'As it is published, and in `pending` as it will be.',
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
  summary: 'Change an application',
  description:
    'Not while it is under review. A published application stays as it is: changes stand in `pending` until an operator agrees, except `sends_partner_token` and `sends_payments`.',
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
  description: 'One that was never connected to a Location.',
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
  summary: 'Ask for a review',
  description:
    'A draft waits for an operator to publish it. Both descriptions are needed by then. Changes of a published application wait as soon as they are saved; this hands in again what an operator sent back.',
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
  summary: 'Take the request for a review back',
  description: 'It is a draft again; a published one stays as it is, and what was `pending` is dropped.',
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
  summary: 'Ask to be whitelisted',
  description: 'A whitelisted application connects without a confirmation.',
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
  summary: 'API access of an application',
  description:
    'Which system user acts for it, and what is known of its token. The token itself was shown once.',
  params,
  status: 200,
  data: Shape({
    user_id: Id('User ID of its system user'),
    token_hint: Nullable(Type.String({ description: 'Last four characters of the token in use' })),
    token_created_at: Nullable(Instant('When it was issued')),
    free_user_ids: Type.Array(Type.Integer(), {
      description: 'System users of the partner account that serve no application',
    }),
  }),
  errors: [401, 404, 422],
})

export const saveApiAccess = operation({
  ...developer,
  name: 'saveApiAccess',
  method: 'PUT',
  path: '/account/applications/{application_id}/api_access',
  summary: 'Save the system user, get its token',
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
