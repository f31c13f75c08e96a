/** Why a change went to a receiver, or did not: one sentence, and only what is known. */
import { blockedReasons, isPaused, type ResourceName, resourceKinds } from '@foyer/contract'
import type {
  ExplainedApplication,
  ExplainedChange,
  ExplainedDelivery,
  ExplainedReceiver,
  LinkChange,
} from './explain.store.ts'

export interface Target {
  receiver: ExplainedReceiver
  application: ExplainedApplication | undefined
}

export interface Subject {
  kind: ResourceName
  partnerId: number
  linkChanges: LinkChange[]
}

const at = (moment: Date | null): string => moment?.toISOString() ?? 'an unknown moment'

export const noChange = 'There was no such change within the last 30 days.'
export const nobodyThere =
  'No application of yours is connected to this Location, and no receiver of yours is set there.'

const reportedFailure =
  ', but the endpoint reported a failure: it answered 2xx with success: false. A 2xx counts as delivered, and is not tried again.'

/** Sending is timed by the wall, everything else by the platform's clock: where they differ, it has to be said. */
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
      return `It is held: ${reason} Replay it when the application is active again.`
    case 'cancelled':
      return `It was cancelled before it was sent: ${reason}`
  }
}

/** What keeps a receiver from hearing of this kind of record now, whatever happens. */
export function ofReceiver({ receiver, application }: Target, { kind }: Subject): string | undefined {
  if (receiver.switchedOffAt) return switchedOff(receiver.switchedOffAt)
  return ofSettings({ receiver, application }, kind) ?? (application && ofLink(application.status))
}

const switchedOff = (since: Date) => `The owner of the Location switched this receiver off at ${at(since)}.`

function ofSettings({ receiver, application }: Target, kind: ResourceName): string | undefined {
  const { flag, right } = resourceKinds[kind]
  if (receiver.blockedBy && isPaused(receiver.blockedBy))
    return `This receiver is paused. ${blockedReasons[receiver.blockedBy]}`
  if (!receiver.isActive) return 'This receiver is not active: active is 0 in the hooks settings.'
  if (receiver.kinds && !receiver.kinds.includes(kind))
    return `This receiver is not subscribed to ${kind}: the flag ${flag} is 0 in the hooks settings.`
  if (!receiver.kinds && !application?.kinds.includes(kind))
    return `The application does not name ${kind} among the kinds of records that it hears of.`
  if (application && !application.rights.includes(right))
    return `The application does not declare ${right}, the right to ${kind}.`
  if (receiver.applicationId === null && !receiver.rights.includes(right))
    return `The person who set this receiver does not have ${right}, the right to ${kind}, in this Location.`
  return undefined
}

/** What a link that is not active means now. */
function ofLink(status: string): string | undefined {
  if (status === 'active') return undefined
  if (status === 'freezed') return 'The application is frozen in this Location.'
  return status === 'pending'
    ? 'The application is not active in this Location: its installation is not confirmed.'
    : 'The application is not connected to this Location.'
}

export const ofApplication = ({ status }: ExplainedApplication): string =>
  ofLink(status) ??
  'The application has no receiver in this Location: name one with the callback, or in the hooks settings.'

/** Why a change of the past was not handed to a receiver. */
export function ofMissing(change: ExplainedChange, target: Target, subject: Subject): string {
  const { receiver, application } = target
  const { number, occurredAt } = change
  if (!change.isHandedOut) return 'The change has just happened, and is not handed out yet.'
  if (number <= receiver.setAfterNumber || receiver.createdAt > occurredAt)
    return `This receiver was set later, at ${at(receiver.createdAt)}.`
  if (receiver.switchedOffAt && receiver.switchedOffAt <= occurredAt)
    return switchedOff(receiver.switchedOffAt)
  if (receiver.settingsChangedAt && receiver.settingsChangedAt > occurredAt)
    return `The hooks settings were changed later, at ${at(receiver.settingsChangedAt)}; what they said before is not kept.`
  const setting = ofSettings(target, subject.kind)
  if (setting) return setting
  if (!receiver.hearsItself && change.actorId === subject.partnerId)
    return 'The change was made with your own partner token, and self_sending is 0.'
  const status = application && statusAt(subject.linkChanges, application.id, occurredAt)
  if (status !== undefined && status !== 'active' && status !== 'freezed')
    return `The application was not active in this Location at that time: it was ${status}.`
  if (number <= receiver.changedAfterNumber)
    return 'This endpoint was changed later; what was set before is not kept.'
  return 'It was not sent, and nothing that is set now says why; what was set at that time is not kept.'
}

function statusAt(changes: LinkChange[], applicationId: number, moment: Date): string {
  const own = changes.filter(change => change.applicationId === applicationId && change.changedAt <= moment)
  return own.at(-1)?.status ?? 'uninstalled'
}
