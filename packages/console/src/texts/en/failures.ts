import type { BlockedBy, ExplanationCode, FailureCode } from '@foyer/contract'

const reasons: Record<FailureCode, (value: string) => string> = {
  refused: () => 'The connection was refused.',
  reset: () => 'The connection was reset before the response was complete.',
  closed: () => 'The connection was closed before the response was complete.',
  not_connected: () => 'The connection could not be made.',
  not_connected_in_time: () => 'The connection could not be made in time.',
  connection_failed: () => 'The connection failed.',
  private_network: () => 'The address leads into a private network; nothing was sent.',
  unknown_name: () => 'The name of the server does not resolve.',
  too_large: () => 'The response is too large.',
  not_http: () => 'The response is not HTTP.',
  unreadable: error => `The response could not be read (${error}).`,
  tls: error => `The TLS handshake failed (${error}).`,
  timeout: seconds => `No complete response within ${seconds} seconds.`,
  redirect: status => `The endpoint responded with ${status}; redirects are not followed.`,
  status: status => `The endpoint responded with ${status}.`,
  listener_ended: () => 'The listener has ended, or may not get this event any more.',
  listener_silent: () => 'The listener ended before it reported.',
  listener_timeout: seconds => `The listener reported nothing within ${seconds} seconds.`,
  listener_failed: error => `The listener got no response: ${error}`,
  interrupted: () => 'Interrupted on our side before the response was stored. It is sent again.',
}

const blocked: Record<BlockedBy, string> = {
  removed: 'The application or the endpoint was removed before it was sent.',
  switched_off: 'An owner of the location has turned the endpoint off.',
  application_disabled: 'An operator has disabled the application.',
  application_frozen: 'The application is frozen in this location.',
  partner_suspended: 'The partner account is suspended.',
  location_suspended: 'The location is suspended.',
  person_suspended: 'Whoever set the endpoint up is suspended.',
  not_installed: 'The application is not connected to this location.',
  person_unknown: 'It is unknown who set the endpoint up. An owner of the location can take it over.',
  no_role:
    'Whoever set the endpoint up no longer has a role in the location. An owner of the location can take it over.',
  no_webhook_access:
    'Whoever set the endpoint up may no longer manage webhooks there. An owner of the location can take it over.',
  inactive: 'The endpoint is paused.',
  no_right: 'Whoever set the endpoint up no longer has the right to these records.',
  not_subscribed: 'The endpoint does not get events of this type.',
  own_change:
    'The change was made with your own partner token, and the endpoint leaves out your own changes.',
}

/** The values of an explanation, in words. */
export interface ExplanationWords {
  at: string
  attempt: string
  reason: string
  kind: string
  right: string
  status: string
  location: string
  events: string
  missed: string
}

const explained: Record<ExplanationCode, (words: ExplanationWords) => string> = {
  due: ({ at }) => `It is to be sent: ${at}.`,
  delivered: ({ at, attempt }) => `Delivered with attempt ${attempt}: ${at}.`,
  reported_failure: ({ at, attempt }) =>
    `Delivered with attempt ${attempt}: ${at}. The response was 2xx with success: false, which counts as delivered and is not tried again.`,
  failed: ({ at, reason }) => `Sent and failed: ${at}. ${reason} It is not tried again by itself.`,
  held: ({ reason }) => `Held: ${reason} Replay it when this has ended.`,
  cancelled: ({ reason }) => `Cancelled before it was sent: ${reason}`,
  switched_off: ({ at }) => `An owner of the location turned the endpoint off: ${at}.`,
  paused: ({ reason }) => `The endpoint is paused. ${reason}`,
  blocked: ({ reason }) => reason,
  application_lacks_right: ({ right, kind }) =>
    `The application does not ask for the right “${right}”, which ${kind} need.`,
  person_lacks_right: ({ right, kind }) =>
    `Whoever set the endpoint up does not have the right “${right}” in this location, which ${kind} need.`,
  not_subscribed: ({ kind }) => `The endpoint does not get ${kind}: choose them in the endpoint.`,
  not_named: ({ kind }) => `The application does not ask for ${kind}: choose them under “Access”.`,
  not_confirmed: () => 'The application is not active in this location: its installation is not confirmed.',
  not_published: () =>
    'The application is not published, and none of its developers owns this location, so it gets nothing here.',
  no_endpoint: () =>
    'The application has no endpoint in this location: add one, or name one with the callback.',
  just_happened: () => 'The change has just happened, and its deliveries are not made yet.',
  own_change: () =>
    'The change was made with your own partner token, and the endpoint leaves out your own changes.',
  own_change_before_endpoint: ({ at }) =>
    `The change was made with your own partner token, and the endpoint leaves out your own changes. The endpoint was also set up later: ${at}.`,
  before_endpoint: ({ at }) => `The endpoint was set up later: ${at}.`,
  before_settings: ({ at }) =>
    `The webhook settings were changed later: ${at}. What they were before is not kept.`,
  not_active_then: ({ status }) =>
    `The application was not active in this location at that time (${status}).`,
  before_change: () => 'The endpoint was changed later; what it was before is not kept.',
  not_known: () =>
    'It was not sent, and nothing that is set now says why; what was set at that time is not kept.',
  no_event: () =>
    'There is no event of this record within the last 30 days: it has not changed, or there is no such record.',
  nobody_there: () =>
    'No application of yours is connected to this location, and no endpoint of yours is set up there.',
  listener_of_other_location: ({ location }) => `This listener is for another location alone: ${location}.`,
  listener_of_other_events: ({ events }) => `This listener is for other events: ${events}.`,
  listener_own_change: () =>
    'The change was made with your own partner token: a listener gets it only where an endpoint of yours gets your own changes.',
  listener_lacks_kind: ({ kind }) =>
    `A listener gets what your applications and endpoints get, and none of them gets ${kind} in this location now.`,
  listener_missed: ({ missed }) =>
    `This listener began later, or too much waited for it. Events that it has missed: ${missed}.`,
}

/** Why deliveries fail, and what to do about it. */
export const texts = {
  reasons,
  blocked,
  /** In a narrow column, instead of the status of a response. */
  short: {
    refused: 'Refused',
    timeout: 'Timeout',
    name: 'DNS',
    tls: 'TLS',
    private: 'Private',
    response: 'Broken',
    listener: 'Listener',
    down: 'No answer',
  },
  notTriedAgain: 'Failed deliveries are not tried again by themselves.',
  remedies: {
    broken: 'Your server failed. Look at its log for this time, then redeliver.',
    rejected:
      'Your server refuses the request. Check the path, its access rules and your signature check, then redeliver.',
    redirect: 'The URL has moved. Set the endpoint to the new URL, then redeliver.',
    timeout: 'Respond first and do the work afterwards, then redeliver.',
    refused: 'Nothing listens at this address and port. Start your server, then redeliver.',
    name: 'Check the host name of the URL and its DNS record, then redeliver.',
    tls: 'Check the certificate: its name, its date and its intermediate certificates. Then redeliver.',
    private: 'Use a URL that can be reached from the internet.',
    response: 'Respond with short, valid HTTP, then redeliver.',
    down: 'Check whether your server and its firewall let requests through, then redeliver.',
    listener: 'Open the listener again; what it has missed can be redelivered while it is open.',
  },
  explained,
  /** Where nothing is said about the record itself. */
  statusesThen: { pending: 'not confirmed', uninstalled: 'not connected' },
  unknownMoment: 'at an unknown time',
  saysNothing:
    'None of your applications and endpoints gets events of this type here. So the following holds for every record, and doesn’t say whether this one exists.',
}

declare module '../areas.ts' {
  interface Areas {
    failures: typeof texts
  }
}
