import { type catalogue, type DataOf, type QueryOf, resourceKinds } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { requireOwnApplication } from '../../marketplace/applications/applications.ts'
import {
  type ExplainedApplication,
  type ExplainedChange,
  type ExplainedDelivery,
  hasLocation,
  listApplications,
  listChanges,
  listDeliveriesOf,
  listEndpoints,
  listStatusChanges,
} from './explain.store.ts'
import {
  nobodyThere,
  noChange,
  ofApplication,
  ofDelivery,
  ofEndpoint,
  ofMissing,
  type Subject,
  type Target,
} from './explain-sentences.ts'
import { keptSince } from './retention.ts'

type Question = QueryOf<typeof catalogue.webhooks.explain>
type Explanation = DataOf<typeof catalogue.webhooks.explain>[number]

const mostChanges = 10

/** Everything that is asked about, as far as the partner may know of it. */
interface Precondition {
  subject: Subject
  /** A sandbox whose time was moved. */
  isClockMoved: boolean
  targets: Target[]
  /** Applications without an endpoint there. */
  silent: ExplainedApplication[]
}

export async function explain(ctx: Context, partnerId: number, question: Question): Promise<Explanation[]> {
  const { location_id: locationId, resource, resource_id: resourceId } = question
  const ground = await findPrecondition(ctx, partnerId, question)
  if (!mayKnow(ground)) return generalSentences(ground)
  const { db } = ctx
  const record = { locationId, resource, resourceId }
  const changes = await listChanges(db, record, { most: mostChanges, keptSince: keptSince(ctx) })
  if (changes.length === 0) return [toExplanation({ sentence: noChange })]
  const numbers = changes.map(({ number }) => number)
  const deliveries = await listDeliveriesOf(db, { locationId, partnerId }, numbers)
  return changes.flatMap(change =>
    sentencesOf(
      change,
      ground,
      deliveries.filter(({ number }) => number === change.number),
    ),
  )
}

async function findPrecondition(ctx: Context, partnerId: number, question: Question): Promise<Precondition> {
  const { location_id: locationId, resource: kind, application_id: applicationId } = question
  const key = { locationId, partnerId }
  if (!(await hasLocation(ctx.db, locationId))) throw notFound('There is no such Location.')
  if (applicationId !== undefined) await requireOwnApplication(ctx, { applicationId, partnerId })
  const applications = await listApplications(ctx.db, key, applicationId)
  const endpoints = await listEndpoints(ctx.db, key, applicationId)
  const ids = applications.map(({ id }) => id)
  const statusChanges = await listStatusChanges(ctx.db, locationId, ids)
  const targets = endpoints.map(endpoint => ({
    endpoint,
    application: applications.find(({ id }) => id === endpoint.applicationId),
  }))
  const silent = applications.filter(({ id }) => !endpoints.some(({ applicationId: owner }) => owner === id))
  const isClockMoved = ctx.clock.now().getTime() - ctx.clock.real().getTime() > 1000
  return { subject: { kind, partnerId, statusChanges }, isClockMoved, targets, silent }
}

/** That a record has changed is told only to those who could read the record, or do hear of its kind. */
function mayKnow({ subject: { kind }, targets, silent }: Precondition): boolean {
  const applications = [...silent, ...targets.flatMap(({ application }) => application ?? [])]
  const hasRight = applications.some(
    ({ status, rights }) =>
      (status === 'active' || status === 'freezed') && rights.includes(resourceKinds[kind].right),
  )
  return (
    hasRight ||
    targets.some(
      ({ endpoint: { applicationId, blockedBy, kinds, rights } }) =>
        applicationId === null &&
        (blockedBy === null || blockedBy === 'inactive') &&
        kinds?.includes(kind) &&
        rights.includes(resourceKinds[kind].right),
    )
  )
}

function generalSentences({ subject, targets, silent }: Precondition): Explanation[] {
  const items = [
    ...targets.map(target => ({ ...placeOf(target), sentence: ofEndpoint(target, subject) ?? noChange })),
    ...silent.map(application => ({ application_id: application.id, sentence: ofApplication(application) })),
  ]
  return items.length === 0 ? [toExplanation({ sentence: nobodyThere })] : items.map(toExplanation)
}

const placeOf = ({ endpoint: { applicationId, url } }: Target) => ({ application_id: applicationId, url })

function sentencesOf(
  change: ExplainedChange,
  { subject, isClockMoved, targets, silent }: Precondition,
  deliveries: ExplainedDelivery[],
): Explanation[] {
  const of = { status: change.status, occurred_at: change.occurredAt.toISOString() }
  const isSubscribed = (url: string) => deliveries.some(delivery => delivery.url === url)
  const missing = targets.filter(({ endpoint }) => !isSubscribed(endpoint.url))
  return [
    ...deliveries.map(delivery => ({
      application_id: delivery.applicationId,
      url: delivery.url,
      delivery_id: delivery.id,
      sentence: ofDelivery(delivery, { isClockMoved }),
    })),
    ...missing.map(target => ({ ...placeOf(target), sentence: ofMissing(change, target, subject) })),
    ...silent.map(application => ({ application_id: application.id, sentence: ofApplication(application) })),
  ].map(item => toExplanation({ ...of, ...item }))
}

const toExplanation = (known: Partial<Explanation> & { sentence: string }): Explanation => ({
  status: null,
  occurred_at: null,
  application_id: null,
  url: null,
  delivery_id: null,
  ...known,
})
