import type { Scope } from '@foyer/contract'
import type { Interaction, InteractionResults } from 'oidc-provider'
import type { Context } from '../../../context.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import { type Approval, toSessionMark } from './consent-policy.ts'
import { findClientInWords, listOwnedLocations } from './consents.store.ts'
import { giveConsent, inWords } from './consents.ts'
import { providerOf } from './provider.ts'
import { subjectOf } from './subject.ts'

interface ConsentParameters {
  client_id: string
  scope: string
  redirect_uri: string
}

interface ConsentingPerson {
  user: { id: number }
  sessionHash?: Buffer
}

export async function readRequest(ctx: Context, userId: number, requestId: string) {
  const { client_id, scope, redirect_uri } = (await getRequest(ctx, requestId))
    .params as unknown as ConsentParameters
  const client = await findClientInWords(ctx.db, client_id)
  if (!client) throw noRequest()
  const { title, partner } = client
  return {
    client_id,
    title,
    partner,
    scopes: inWords(scope.split(' ') as Scope[]),
    redirect_host: new URL(redirect_uri).host,
    locations: await listOwnedLocations(ctx.db, userId),
  }
}

/** The gate has made sure that the person owns the Location. */
export async function approveRequest(
  ctx: Context,
  person: ConsentingPerson,
  input: { requestId: string; locationId: number; address: string },
) {
  const { requestId, locationId, address } = input
  const session = sessionOf(person)
  const request = await getRequest(ctx, requestId)
  const { client_id: clientId, scope } = request.params as unknown as ConsentParameters
  const { Grant } = await providerOf(ctx)
  const consent = { locationId, clientId, scopes: scope.split(' ') as Scope[] }
  await giveConsent(ctx, consent, { userId: person.user.id, address })
  const accountId = subjectOf(locationId)
  const grant = new Grant({ accountId, clientId })
  grant.addOIDCScope(scope)
  const approval: Approval = {
    login: { accountId, remember: false },
    consent: { grantId: await grant.save() },
    session,
  }
  return finish(request, approval)
}

export async function denyRequest(ctx: Context, person: ConsentingPerson, requestId: string) {
  sessionOf(person)
  const request = await getRequest(ctx, requestId)
  return finish(request, { error: 'access_denied', error_description: 'the owner did not consent' })
}

async function finish(request: Interaction, result: InteractionResults) {
  request.result = result
  await request.persist()
  return { redirect_url: request.returnTo }
}

async function getRequest(ctx: Context, requestId: string): Promise<Interaction> {
  const { Interaction } = await providerOf(ctx)
  const request = await Interaction.find(requestId)
  if (!request) throw noRequest()
  return request
}

const noRequest = () => notFound('There is no such request any more: begin again where you came from.')

/** Only the browser that the client sent here can continue, so an access token is not enough. */
function sessionOf({ sessionHash }: ConsentingPerson): string {
  if (!sessionHash) throw forbidden('Consent is given in the browser, by somebody who is signed in there.')
  return toSessionMark(sessionHash)
}
