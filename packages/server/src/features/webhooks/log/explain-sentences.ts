/** Says in one sentence why a change went to an endpoint or did not, from known facts only. */
import { blockedReasons, type ResourceName, resourceKinds } from '@foyer/contract'
import type { ExplainedListener } from '../listeners/listeners.store.ts'
import type {
  ExplainedApplication,
  ExplainedChange,
  ExplainedDelivery,
  ExplainedEndpoint,
  InstallationStatusChange,
} from './explain.store.ts'

export interface ExplainTarget {
  endpoint: ExplainedEndpoint
  application: ExplainedApplication | undefined
}

export interface Subject {
  kind: ResourceName
  partnerId: number
  statusChanges: InstallationStatusChange[]
}

const at = (moment: Date | null): string => moment?.toISOString() ?? 'an unknown moment'

const justHappened = 'The change has just happened, and its deliveries are not made yet.'
const ownChange = 'The change was made with your own partner token, and self_sending is 0.'
export const noChange = 'There was no such change within the last 30 days.'
export const nobodyThere =
  'No application of yours is connected to this Location, and no endpoint of yours is set there.'

const reportedFailure =
  ', but the endpoint reported a failure: it answered 2xx with success: false. A 2xx counts as delivered, and is not tried again.'

const isFreeze = (reason: string): boolean => reason === blockedReasons.application_frozen

/** Sending uses real time and everything else the platform's clock, so the sentence says where they differ. */
export function ofDelivery(delivery: ExplainedDelivery, { isClockMoved }: { isClockMoved: boolean }): string {
  const { outcome, reason, dueAt, attempts } = delivery
  const sentAt = `${at(delivery.sentAt)}${isClockMoved ? ' real time' : ''}`
  switch (outcome) {
    case 'scheduled':
      return `It is to be sent at ${at(dueAt)}.`
    case 'delivered':
      return `It was delivered at ${sentAt}, with attempt ${attempts}${delivery.reportedFailure ? reportedFailure : '.'}`
    case 'failed':
      return `It was sent at ${sentAt} and failed: ${reason} Failed deliveries are not tried again by themselves.`
    case 'held':
      return `It is held: ${reason} Replay it when ${isFreeze(reason) ? 'the application is active again' : 'the suspension is lifted'}.`
    case 'cancelled':
      return `It was cancelled before it was sent: ${reason}`
  }
}

/** Says what blocks changes of this kind from an endpoint now. */
export function ofEndpoint(target: ExplainTarget, { kind }: Subject): string | undefined {
  return ofBlocker(target, kind) ?? (target.application && ofInstallation(target.application))
}

const switchedOff = (since: Date | null) =>
  `The owner of the Location switched this endpoint off at ${at(since)}.`

/** Returns undefined when nothing blocks the endpoint, or only a freeze or a suspension: then its deliveries are held. */
function ofBlocker({ endpoint, application }: ExplainTarget, kind: ResourceName): string | undefined {
  const { flag, right } = resourceKinds[kind]
  switch (endpoint.blockedBy) {
    case 'switched_off':
      return switchedOff(endpoint.switchedOffAt)
    case 'person_unknown':
    case 'no_role':
    case 'no_webhook_access':
      return `This endpoint is paused. ${blockedReasons[endpoint.blockedBy]}`
    case 'inactive':
      return blockedReasons.inactive
    case 'no_right':
      return application
        ? `The application does not declare ${right}, the right to ${kind}.`
        : `The person who set this endpoint does not have ${right}, the right to ${kind}, in this Location.`
    case 'not_subscribed':
      return endpoint.kinds
        ? `This endpoint is not subscribed to ${kind}: the flag ${flag} is 0 in the hooks settings.`
        : `The application does not name ${kind} among the kinds of records that it gets.`
    case 'not_installed':
    case 'application_disabled':
      return application ? ofInstallation(application) : blockedReasons[endpoint.blockedBy]
    default:
      return undefined
  }
}

/** Says why the application gets nothing in the Location; undefined when it does. */
function ofInstallation({ status, blockedBy }: ExplainedApplication): string | undefined {
  if (blockedBy !== 'not_installed') return blockedBy === null ? undefined : blockedReasons[blockedBy]
  switch (status) {
    case 'pending':
      return 'The application is not active in this Location: its installation is not confirmed.'
    case 'uninstalled':
      return blockedReasons.not_installed
    default:
      return 'The application is not published, and none of its developers owns this Location: it gets nothing here.'
  }
}

export const ofApplication = (application: ExplainedApplication): string =>
  ofInstallation(application) ??
  'The application has no endpoint in this Location: name one with the callback, or in the hooks settings.'

/** Says why a past change has no delivery for an endpoint. */
export function ofMissing(change: ExplainedChange, target: ExplainTarget, subject: Subject): string {
  const { endpoint, application } = target
  const { number, occurredAt } = change
  if (!change.isFannedOut) return justHappened
  const isOwn = !endpoint.includesOwnChanges && change.actorId === subject.partnerId
  if (number <= endpoint.setAfterNumber || endpoint.createdAt > occurredAt)
    return isOwn
      ? `${ownChange} The endpoint was also set later, at ${at(endpoint.createdAt)}.`
      : `This endpoint was set later, at ${at(endpoint.createdAt)}.`
  if (endpoint.switchedOffAt && endpoint.switchedOffAt <= occurredAt)
    return switchedOff(endpoint.switchedOffAt)
  if (endpoint.settingsChangedAt && endpoint.settingsChangedAt > occurredAt)
    return `The hooks settings were changed later, at ${at(endpoint.settingsChangedAt)}; what they said before is not kept.`
  if (isOwn) return ownChange
  const blocker = ofBlocker(target, subject.kind)
  if (blocker && endpoint.blockedBy !== 'switched_off') return blocker
  const status = application && statusAt(subject.statusChanges, application.id, occurredAt)
  if (status !== undefined && status !== 'active' && status !== 'freezed')
    return `The application was not active in this Location at that time: it was ${status}.`
  if (number <= endpoint.changedAfterNumber)
    return 'This endpoint was changed later; what was set before is not kept.'
  return 'It was not sent, and nothing that is set now says why; what was set at that time is not kept.'
}

interface ListenerSituation {
  listener: ExplainedListener
  locationId: number
  /** Whether an application or an endpoint of the partner gets changes of this kind now. */
  isEntitled: boolean
}

/** Says why a past change has no delivery for a listener that is open now; undefined when it just began later. */
export function ofListener(
  change: ExplainedChange,
  { listener, locationId, isEntitled }: ListenerSituation,
  { kind, partnerId }: Subject,
): string | undefined {
  const { events, missed } = listener
  if (!change.isFannedOut) return justHappened
  if (listener.locationId && listener.locationId !== locationId)
    return `This listener asks for Location ${listener.locationId} alone.`
  if (events && !events.includes(kind) && !events.includes(`${kind}.${change.status}`))
    return `This listener asks for other events: ${events.join(', ')}.`
  if (change.actorId === partnerId)
    return 'The change was made with your own partner token: a listener gets it only where an endpoint of yours has self_sending 1.'
  if (!isEntitled)
    return `A listener gets what your applications and endpoints get, and none of them gets ${kind} in this Location now.`
  return missed > 0
    ? `This listener began later, or too much waited for it: it has missed ${missed} events.`
    : undefined
}

function statusAt(changes: InstallationStatusChange[], applicationId: number, moment: Date): string {
  const own = changes.filter(change => change.applicationId === applicationId && change.changedAt <= moment)
  return own.at(-1)?.status ?? 'uninstalled'
}
