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
    partner: Type.String({ description: 'Whose client it is' }),
    scopes: Type.Array(ScopeInWords, { description: 'What the client may do' }),
    given_by: Type.String({ description: 'Who consented last, or took it over' }),
    blocked_by: Nullable(
      Type.Enum(['not_an_owner'], {
        description:
          'Paused: whoever consented does not own this Location any more. An owner may take it over',
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
    partner: Type.String({ description: 'Whose client it is' }),
    scopes: Type.Array(ScopeInWords, { description: 'What it asks for' }),
    redirect_host: Type.String({ description: 'Where the browser goes afterwards' }),
    locations: Type.Array(
      Shape({ id: Id('Location ID'), title: Type.String({ description: 'Name of the Location' }) }),
      {
        description: 'The Locations that you can consent for: those you own',
      },
    ),
  },
  { $id: 'ConsentRequest' },
)

const Decided = Shape({ redirect_url: Type.String({ description: 'Where the browser must go now' }) })

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
  summary: 'OAuth clients that a Location has consented to',
  description: 'With what each may do, who consented, and whether that still holds.',
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
  access: ofOwner,
  summary: 'Withdraw a consent',
  description: 'Every token that the client has for this Location ends at once.',
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
  description: 'It stands by your authority from now on, also when a former owner gave it.',
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
  summary: 'What an OAuth client asks for',
  description: 'For the page on which an owner decides. It ends after 15 minutes.',
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
  summary: 'Consent for a Location',
  description: 'Under the session of the browser that the OAuth client sent here.',
  params: ofRequest,
  body: Type.Object({ location_id: Id('Location ID') }),
  status: 200,
  data: Decided,
  errors: [401, 403, 404, 422],
})

export const denyConsentRequest = operation({
  ...consents,
  name: 'denyConsentRequest',
  method: 'POST',
  path: '/account/consent_requests/{request_id}/deny',
  access: person,
  summary: 'Refuse consent',
  description: 'The client is told so, and gets nothing.',
  params: ofRequest,
  status: 200,
  data: Decided,
  errors: [401, 403, 404],
})
