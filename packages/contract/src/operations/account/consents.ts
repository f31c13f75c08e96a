import Type from 'typebox'
import { person, personIn } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, NoData, Nullable, Shape } from '../../wire.ts'
import { ClientId } from './oauth-clients.ts'
import { ScopeName } from './restricted-keys.ts'

const ScopeInWords = Shape({
  scope: ScopeName,
  title: Type.String({ description: 'What it allows, in words' }),
})

const Consent = Type.Object(
  {
    client_id: ClientId,
    title: Type.String({ description: 'Name of the OAuth client' }),
    partner: Type.String({ description: 'The partner that owns the client' }),
    scopes: Type.Array(ScopeInWords, { description: 'What the client may do' }),
    given_by: Type.String({ description: 'Who gave the consent, or took it over' }),
    blocked_by: Nullable(
      Type.Enum(['not_an_owner'], {
        description:
          'Set while it is paused, because the person who consented no longer owns this Location. An owner can take it over',
      }),
    ),
    created_at: Instant('When consent was first given'),
  },
  { $id: 'Consent' },
)

const ConsentRequest = Type.Object(
  {
    client_id: ClientId,
    title: Type.String({ description: 'Name of the OAuth client that asks' }),
    partner: Type.String({ description: 'The partner that owns the client' }),
    scopes: Type.Array(ScopeInWords, { description: 'The scopes it asks for' }),
    redirect_host: Type.String({ description: 'Where the browser goes afterwards' }),
    locations: Type.Array(
      Shape({ id: Id('Location ID'), title: Type.String({ description: 'Name of the Location' }) }),
      {
        description: 'The Locations you own, for which you can consent',
      },
    ),
  },
  { $id: 'ConsentRequest' },
)

const RedirectTarget = Shape({ redirect_url: Type.String({ description: 'Where the browser must go now' }) })

const consents = { document: 'account', tag: 'Consents', surface: 'app', preview: true } as const
const ofRequest = Type.Object({
  request_id: Type.String({ maxLength: 64, description: 'From the consent page' }),
})
const ofOwner = personIn('location_id', 'owner')

export const listConsents = operation({
  ...consents,
  name: 'listConsents',
  method: 'GET',
  path: '/account/locations/{location_id}/consents',
  access: ofOwner,
  summary: 'List the consents of a Location',
  description:
    'Returns the OAuth clients that may access the Location, the scopes of each, who consented, and whether the consent is paused.',
  params: Type.Object({ location_id: Id('Location ID') }),
  status: 200,
  data: Type.Array(Consent),
  errors: [401, 403, 404],
})

export const withdrawConsent = operation({
  ...consents,
  name: 'withdrawConsent',
  method: 'DELETE',
  path: '/account/locations/{location_id}/consents/{client_id}',
  openWhileSuspended: true,
  access: ofOwner,
  summary: 'Withdraw a consent',
  description: 'All tokens of the client for this Location end at once.',
  params: Type.Object({ location_id: Id('Location ID'), client_id: ClientId }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})

export const takeOverConsent = operation({
  ...consents,
  name: 'takeOverConsent',
  method: 'POST',
  path: '/account/locations/{location_id}/consents/{client_id}/take_over',
  access: ofOwner,
  summary: 'Take over a consent',
  description: 'The consent becomes yours, even if a former owner gave it.',
  params: Type.Object({ location_id: Id('Location ID'), client_id: ClientId }),
  status: 200,
  data: Consent,
  errors: [401, 403, 404],
})

export const getConsentRequest = operation({
  ...consents,
  name: 'getConsentRequest',
  method: 'GET',
  path: '/account/consent_requests/{request_id}',
  access: person,
  summary: 'Get a consent request',
  description:
    'Returns what an OAuth client asks for, for the page on which an owner decides. The request expires after 15 minutes.',
  params: ofRequest,
  status: 200,
  data: ConsentRequest,
  errors: [401, 404],
})

export const approveConsentRequest = operation({
  ...consents,
  name: 'approveConsentRequest',
  method: 'POST',
  path: '/account/consent_requests/{request_id}/approve',
  access: { by: 'person', location: { field: 'location_id', from: 'body', needs: 'owner' } },
  summary: 'Give consent for a Location',
  description: 'Needs the session of the browser that the OAuth client sent here.',
  params: ofRequest,
  body: Type.Object({ location_id: Id('Location ID') }),
  status: 200,
  data: RedirectTarget,
  errors: [401, 403, 404, 422],
})

export const denyConsentRequest = operation({
  ...consents,
  name: 'denyConsentRequest',
  method: 'POST',
  path: '/account/consent_requests/{request_id}/deny',
  access: person,
  summary: 'Refuse consent',
  description: 'The client gets `access_denied` and no access.',
  params: ofRequest,
  status: 200,
  data: RedirectTarget,
  errors: [401, 403, 404],
})
