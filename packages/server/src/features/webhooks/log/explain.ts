import {
  type BlockedBy,
  type catalogue,
  type DataOf,
  holdingReasons,
  type QueryOf,
  resourceKinds,
} from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { requireOwnApplication } from '../../marketplace/applications/applications.ts'
import { listenerUrl } from '../listeners/listener-url.ts'
import { type ExplainedListener, listOpenListeners } from '../listeners/listeners.store.ts'
import {
  type ExplainedApplication,
  type ExplainedChange,
  type ExplainedDelivery,
  hasLocation,
  listApplications,
  listChanges,
  listDeliveriesOf,
  listExplainedEndpoints,
  listOpenings,
  listStatusChanges,
} from './explain.store.ts'
import {
  type ExplainTarget,
  nobodyThere,
  noChange,
  ofApplication,
  ofDelivery,
  ofEndpoint,
  ofListener,
  ofMissing,
  type Said,
  type Subject,
} from './explain-sentences.ts'
import { retainedSince } from './retention.ts'

type Question = QueryOf<typeof catalogue.webhooks.explain>
type Explanation = DataOf<typeof catalogue.webhooks.explain>[number]

const maxChanges = 10

/** What the question is about, as far as the partner may know it. */
interface Situation {
  subject: Subject
  locationId: number
  /** True in a sandbox whose clock was moved. */
  isClockMoved: boolean
  targets: ExplainTarget[]
  /** The applications that have no endpoint in the Location. */
  silent: ExplainedApplication[]
  /** Those that are open now; none when the question is about one application. */
  listeners: ExplainedListener[]
}

export async function explain(ctx: Context, partnerId: number, question: Question): Promise<Explanation[]> {
  const { location_id: locationId, resource, resource_id: resourceId } = question
  const situation = await findSituation(ctx, partnerId, question)
  if (!mayKnow(situation)) {
    const openings = await explainOpening(ctx, partnerId, question, situation)
    return openings.length > 0 ? openings : generalSentences(situation)
  }
  const { db } = ctx
  const record = { locationId, resource, resourceId }
  const changes = await listChanges(db, record, { limit: maxChanges, retainedSince: retainedSince(ctx) })
  if (changes.length === 0) return [toExplanation(noChange)]
  const numbers = changes.map(({ number }) => number)
  const deliveries = await listDeliveriesOf(db, { locationId, partnerId }, numbers)
  return changes.flatMap(change =>
    sentencesOf(
      change,
      situation,
      deliveries.filter(({ number }) => number === change.number),
    ),
  )
}

/** Endpoints elsewhere in the Chain get only the opening of a Location, so they learn of no other change there. */
async function explainOpening(
  ctx: Context,
  partnerId: number,
  { location_id: locationId, resource, resource_id: resourceId, application_id: applicationId }: Question,
  situation: Situation,
): Promise<Explanation[]> {
  if (resource !== 'salon' || resourceId !== locationId) return []
  const key = { locationId, partnerId }
  const openings = await listOpenings(ctx.db, key, { applicationId, retainedSince: retainedSince(ctx) })
  return openings.flatMap(({ occurredAt, ...delivery }) =>
    toExplanations({ status: 'create', occurredAt }, [ofDeliveryItem(delivery, situation)]),
  )
}

async function findSituation(ctx: Context, partnerId: number, question: Question): Promise<Situation> {
  const { location_id: locationId, resource: kind, application_id: applicationId } = question
  const key = { locationId, partnerId }
  if (!(await hasLocation(ctx.db, locationId))) throw notFound('There is no such Location.')
  if (applicationId !== undefined) await requireOwnApplication(ctx, { applicationId, partnerId })
  const applications = await listApplications(ctx.db, key, applicationId)
  const endpoints = await listExplainedEndpoints(ctx.db, key, { resource: kind, applicationId })
  const ids = applications.map(({ id }) => id)
  const statusChanges = await listStatusChanges(ctx.db, locationId, ids)
  const targets = endpoints.map(endpoint => ({
    endpoint,
    application: applications.find(({ id }) => id === endpoint.applicationId),
  }))
  const silent = applications.filter(({ id }) => !endpoints.some(({ applicationId: owner }) => owner === id))
  const listeners = applicationId === undefined ? await listOpenListeners(ctx.db, partnerId) : []
  const isClockMoved = ctx.clock.now().getTime() - ctx.clock.real().getTime() > 1000
  const subject = { kind, partnerId, statusChanges }
  return { subject, locationId, isClockMoved, targets, silent, listeners }
}

const isHolding = (blockedBy: BlockedBy): boolean => holdingReasons.some(reason => reason === blockedBy)

/** Only partners who may read the record, or get events of its kind, learn that it has changed. */
function mayKnow({ subject: { kind }, targets, silent }: Situation): boolean {
  const hasRight = applicationsOf({ targets, silent }).some(
    ({ blockedBy, rights }) =>
      (blockedBy === null || isHolding(blockedBy)) && rights.includes(resourceKinds[kind].right),
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

function generalSentences({ subject, targets, silent }: Situation): Explanation[] {
  const items = [
    ...targets.map(target => ({ ...addressOf(target), ...(ofEndpoint(target, subject) ?? noChange) })),
    ...silent.map(application => ({ application_id: application.id, ...ofApplication(application) })),
  ]
  return items.length === 0 ? [toExplanation(nobodyThere)] : items.map(toExplanation)
}

const addressOf = ({ endpoint: { applicationId, url } }: ExplainTarget) => ({
  application_id: applicationId,
  url,
})

function sentencesOf(
  change: ExplainedChange,
  situation: Situation,
  deliveries: ExplainedDelivery[],
): Explanation[] {
  const { subject, locationId, isClockMoved, targets, silent, listeners } = situation
  const isSentTo = (url: string) => deliveries.some(delivery => delivery.url === url)
  const missing = targets.filter(({ endpoint }) => !isSentTo(endpoint.url))
  const unheard = listeners.filter(({ id }) => !isSentTo(listenerUrl(id)))
  const without = silent.filter(({ id }) => !deliveries.some(({ applicationId }) => applicationId === id))
  const isEntitled = getsKind(situation)
  return toExplanations(change, [
    ...deliveries.map(delivery => ofDeliveryItem(delivery, { isClockMoved })),
    ...missing.map(target => ({ ...addressOf(target), ...ofMissing(change, target, subject) })),
    ...unheard.flatMap(listener => {
      const said = ofListener(change, { listener, locationId, isEntitled }, subject)
      return said ? [{ url: listenerUrl(listener.id), ...said }] : []
    }),
    ...without.map(application => ({ application_id: application.id, ...ofApplication(application) })),
  ])
}

/** Whether an application or an endpoint of the partner gets changes of the kind now. */
const getsKind = ({ subject: { kind }, targets, silent }: Situation): boolean =>
  targets.some(({ endpoint }) => endpoint.blockedBy === null) ||
  applicationsOf({ targets, silent }).some(
    ({ blockedBy, kinds, rights }) =>
      blockedBy === null && kinds.includes(kind) && rights.includes(resourceKinds[kind].right),
  )

const applicationsOf = ({
  targets,
  silent,
}: Pick<Situation, 'targets' | 'silent'>): ExplainedApplication[] => [
  ...silent,
  ...targets.flatMap(({ application }) => application ?? []),
]

const ofDeliveryItem = (delivery: ExplainedDelivery, { isClockMoved }: Pick<Situation, 'isClockMoved'>) => ({
  application_id: delivery.applicationId,
  url: delivery.url,
  delivery_id: delivery.id,
  ...ofDelivery(delivery, { isClockMoved }),
})

const toExplanations = (
  { status, occurredAt }: Pick<ExplainedChange, 'status' | 'occurredAt'>,
  items: (Partial<Explanation> & Said)[],
): Explanation[] =>
  items.map(item => toExplanation({ status, occurred_at: occurredAt.toISOString(), ...item }))

const toExplanation = (known: Partial<Explanation> & Said): Explanation => ({
  status: null,
  occurred_at: null,
  application_id: null,
  url: null,
  delivery_id: null,
  ...known,
})
