/** Says in one sentence why a change went to an endpoint or did not, from known facts only. */
import {
  type BlockedBy,
  blockedReasons,
  type ExplanationCode,
  type ExplanationValues,
  type ResourceName,
  resourceKinds,
} from '@foyer/contract'
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

/** A sentence, with what programs need to say it in words of their own. */
export interface Said {
  sentence: string
  code: ExplanationCode
  values: ExplanationValues
}

const said = (code: ExplanationCode, sentence: string, values: ExplanationValues = {}): Said => ({
  sentence,
  code,
  values,
})

const isoOf = (moment: Date | null): string => moment?.toISOString() ?? ''
const at = (moment: Date | null): string => isoOf(moment) || 'an unknown moment'

const justHappened = said(
  'just_happened',
  'The change has just happened, and its deliveries are not made yet.',
)
const ownChange = 'The change was made with your own partner token, and self_sending is 0.'
export const noChange = said('no_event', 'There was no such change within the last 30 days.')
export const nobodyThere = said(
  'nobody_there',
  'No application of yours is connected to this Location, and no endpoint of yours is set there.',
)

const reportedFailure =
  ', but the endpoint reported a failure: it answered 2xx with success: false. A 2xx counts as delivered, and is not tried again.'

const isFreeze = (reason: string): boolean => reason === blockedReasons.application_frozen

const blocked = (by: BlockedBy): Said => said('blocked', blockedReasons[by], { blocked_by: by })

/** Sending uses real time and everything else the platform's clock, so the sentence says where they differ. */
export function ofDelivery(delivery: ExplainedDelivery, { isClockMoved }: { isClockMoved: boolean }): Said {
  const { outcome, reason, dueAt, attempts } = delivery
  const sentAt = `${at(delivery.sentAt)}${isClockMoved ? ' real time' : ''}`
  const sent = { at: isoOf(delivery.sentAt), attempt: String(attempts) }
  switch (outcome) {
    case 'scheduled':
      return said('due', `It is to be sent at ${at(dueAt)}.`, { at: isoOf(dueAt) })
    case 'delivered':
      return said(
        delivery.reportedFailure ? 'reported_failure' : 'delivered',
        `It was delivered at ${sentAt}, with attempt ${attempts}${delivery.reportedFailure ? reportedFailure : '.'}`,
        sent,
      )
    case 'failed':
      return said(
        'failed',
        `It was sent at ${sentAt} and failed: ${reason} Failed deliveries are not tried again by themselves.`,
        { ...sent, reason },
      )
    case 'held':
      return said(
        'held',
        `It is held: ${reason} Replay it when ${isFreeze(reason) ? 'the application is active again' : 'the suspension is lifted'}.`,
        { reason },
      )
    case 'cancelled':
      return said('cancelled', `It was cancelled before it was sent: ${reason}`, { reason })
  }
}

/** Says what blocks changes of this kind from an endpoint now. */
export function ofEndpoint(target: ExplainTarget, { kind }: Subject): Said | undefined {
  return ofBlocker(target, kind) ?? (target.application && ofInstallation(target.application))
}

const switchedOff = (since: Date | null): Said =>
  said('switched_off', `The owner of the Location switched this endpoint off at ${at(since)}.`, {
    at: isoOf(since),
  })

/** Returns undefined when nothing blocks the endpoint, or only a freeze or a suspension: then its deliveries are held. */
function ofBlocker({ endpoint, application }: ExplainTarget, kind: ResourceName): Said | undefined {
  const { flag, right } = resourceKinds[kind]
  const { blockedBy } = endpoint
  switch (blockedBy) {
    case 'switched_off':
      return switchedOff(endpoint.switchedOffAt)
    case 'person_unknown':
    case 'no_role':
    case 'no_webhook_access':
      return said('paused', `This endpoint is paused. ${blockedReasons[blockedBy]}`, {
        blocked_by: blockedBy,
      })
    case 'inactive':
      return blocked('inactive')
    case 'no_right':
      return application
        ? said(
            'application_lacks_right',
            `The application does not declare ${right}, the right to ${kind}.`,
            { right, resource: kind },
          )
        : said(
            'person_lacks_right',
            `The person who set this endpoint does not have ${right}, the right to ${kind}, in this Location.`,
            { right, resource: kind },
          )
    case 'not_subscribed':
      return endpoint.kinds
        ? said(
            'not_subscribed',
            `This endpoint is not subscribed to ${kind}: the flag ${flag} is 0 in the hooks settings.`,
            { resource: kind, flag },
          )
        : said(
            'not_named',
            `The application does not name ${kind} among the kinds of records that it gets.`,
            {
              resource: kind,
            },
          )
    case 'not_installed':
    case 'application_disabled':
      return application ? ofInstallation(application) : blocked(blockedBy)
    default:
      return undefined
  }
}

/** Says why the application gets nothing in the Location; undefined when it does. */
function ofInstallation({ status, blockedBy }: ExplainedApplication): Said | undefined {
  if (blockedBy !== 'not_installed') return blockedBy === null ? undefined : blocked(blockedBy)
  switch (status) {
    case 'pending':
      return said(
        'not_confirmed',
        'The application is not active in this Location: its installation is not confirmed.',
      )
    case 'uninstalled':
      return blocked('not_installed')
    default:
      return said(
        'not_published',
        'The application is not published, and none of its developers owns this Location: it gets nothing here.',
      )
  }
}

export const ofApplication = (application: ExplainedApplication): Said =>
  ofInstallation(application) ??
  said(
    'no_endpoint',
    'The application has no endpoint in this Location: name one with the callback, or in the hooks settings.',
  )

/** Says why a past change has no delivery for an endpoint. */
export function ofMissing(change: ExplainedChange, target: ExplainTarget, subject: Subject): Said {
  const { endpoint, application } = target
  const { number, occurredAt } = change
  if (!change.isFannedOut) return justHappened
  const isOwn = !endpoint.includesOwnChanges && change.actorId === subject.partnerId
  if (number <= endpoint.setAfterNumber || endpoint.createdAt > occurredAt) {
    const since = { at: isoOf(endpoint.createdAt) }
    return isOwn
      ? said(
          'own_change_before_endpoint',
          `${ownChange} The endpoint was also set later, at ${at(endpoint.createdAt)}.`,
          since,
        )
      : said('before_endpoint', `This endpoint was set later, at ${at(endpoint.createdAt)}.`, since)
  }
  if (endpoint.switchedOffAt && endpoint.switchedOffAt <= occurredAt)
    return switchedOff(endpoint.switchedOffAt)
  const { settingsChangedAt } = endpoint
  if (settingsChangedAt && settingsChangedAt > occurredAt)
    return said(
      'before_settings',
      `The hooks settings were changed later, at ${at(settingsChangedAt)}; what they said before is not kept.`,
      { at: isoOf(settingsChangedAt) },
    )
  if (isOwn) return said('own_change', ownChange)
  const blocker = ofBlocker(target, subject.kind)
  if (blocker && endpoint.blockedBy !== 'switched_off') return blocker
  const status = application && statusAt(subject.statusChanges, application.id, occurredAt)
  if (status !== undefined && status !== 'active' && status !== 'freezed')
    return said(
      'not_active_then',
      `The application was not active in this Location at that time: it was ${status}.`,
      { status },
    )
  if (number <= endpoint.changedAfterNumber)
    return said('before_change', 'This endpoint was changed later; what was set before is not kept.')
  return said(
    'not_known',
    'It was not sent, and nothing that is set now says why; what was set at that time is not kept.',
  )
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
): Said | undefined {
  const { events, missed } = listener
  if (!change.isFannedOut) return justHappened
  if (listener.locationId && listener.locationId !== locationId)
    return said(
      'listener_of_other_location',
      `This listener asks for Location ${listener.locationId} alone.`,
      { location_id: String(listener.locationId) },
    )
  if (events && !events.includes(kind) && !events.includes(`${kind}.${change.status}`)) {
    const names = events.join(', ')
    return said('listener_of_other_events', `This listener asks for other events: ${names}.`, {
      events: names,
    })
  }
  if (change.actorId === partnerId)
    return said(
      'listener_own_change',
      'The change was made with your own partner token: a listener gets it only where an endpoint of yours has self_sending 1.',
    )
  if (!isEntitled)
    return said(
      'listener_lacks_kind',
      `A listener gets what your applications and endpoints get, and none of them gets ${kind} in this Location now.`,
      { resource: kind },
    )
  return missed > 0
    ? said(
        'listener_missed',
        `This listener began later, or too much waited for it: it has missed ${missed} events.`,
        { missed: String(missed) },
      )
    : undefined
}

function statusAt(changes: InstallationStatusChange[], applicationId: number, moment: Date): string {
  const own = changes.filter(change => change.applicationId === applicationId && change.changedAt <= moment)
  return own.at(-1)?.status ?? 'uninstalled'
}
