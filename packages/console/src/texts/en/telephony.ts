import type { Call } from '../../foyer.ts'

const types: Record<Call['type'], string> = {
  incoming: 'Incoming',
  outgoing: 'Outgoing',
  internal: 'Internal',
}

const statuses: Record<Call['status'], string> = {
  success: 'Answered',
  missed: 'Missed',
  cancel: 'Cancelled',
  busy: 'Busy',
  notallowed: 'Not allowed',
  notavailable: 'Not available',
  notfound: 'Not found',
}

export const texts = {
  title: 'Telephony',
  description: 'The PBX, the routes and the calls of each chain.',
  titleOf: (chain: string) => `Telephony of ${chain}`,
  yourChains: 'Your chains',
  noLocations: 'No locations yet',
  noLocationsNote: 'Add a location, or ask an owner to invite you to one.',
  noRole: 'You have no role in this chain',
  noRoleNote: 'It may no longer exist, or its owner hasn’t invited you yet.',

  pbx: 'PBX',
  pbxNote: 'It sends this token with every request.',
  token: 'Integration token',
  tokenHidden: 'The token can’t be shown anymore. If your PBX doesn’t have it, issue a new one.',
  noToken: 'There is no token yet. Issue one and enter it in your PBX.',
  enabled: 'Enabled',
  enabledNote: 'Calls ring here and are saved.',
  notEnabled: 'Not enabled',
  notEnabledNote: 'Calls are ignored until the PBX enables the integration.',
  tokenIssued: (day: string) => `Token issued on ${day}.`,
  issueToken: 'Issue new token',
  issueTokenQuestion: (chain: string) => `Issue a new token for ${chain}?`,
  issueTokenAction: 'Issue a new token',
  issueTokenNote: 'The current token stops working at once. Enter the new one in the PBX.',
  newToken: (chain: string) => `${chain} has a new integration token.`,

  routes: 'Routes',
  routesNote: 'A route for a SIP subscriber takes precedence over a route for the called number.',
  routesSaved: 'Routes saved.',
  noRoutes: 'No routes yet',
  noRoutesNote: 'Calls are saved in the history of all locations, and nobody is notified while they ring.',
  addRoute: 'Add a route',
  editRoute: 'Edit route',
  saveRoute: 'Save route',
  editRouteOf: (value: string) => `Edit the route of ${value}`,
  removeRouteOf: (value: string) => `Remove the route of ${value}`,
  subscriber: 'Subscriber',
  calledNumber: 'Called number',
  callsFor: 'Calls for',
  aCalledNumber: 'a called number',
  aSubscriber: 'a SIP subscriber',
  numberOrSubscriber: 'Number or subscriber',
  savedIn: 'Saved in the history of',
  notified: 'Notified while it rings',
  noLocation: 'No location',
  notifies: (people: string) => `notifies ${people}`,
  notifiesNobody: 'notifies nobody',

  preview: 'Routing preview',
  previewNote: 'Shows where a call would go. Nothing is saved and nobody is notified.',
  showPreview: 'Preview',
  from: 'From',
  to: 'To',
  /** Where a call goes, by what its route matches. */
  savedBy: {
    user: (phone: string, locations: string) =>
      `By subscriber, the call from ${phone} is saved in ${locations}.`,
    diversion: (phone: string, locations: string) =>
      `By called number, the call from ${phone} is saved in ${locations}.`,
    nothing: (phone: string, locations: string) =>
      `No route matches: the call from ${phone} is saved in ${locations}.`,
  },
  noLocationAtAll: 'no location',
  locationWithClient: (location: string, id: number) => `${location} (client ${id})`,
  wouldNotify: (people: string) => `${people} would be notified.`,
  wouldNotifyNobody: 'Nobody would be notified.',

  calls: 'Calls',
  callsNote: 'Newest first, in the location’s time zone.',
  allOf: (chain: string) => `All of ${chain}`,
  filterCalls: 'Filter calls',
  where: 'Where',
  phone: 'Phone',
  phoneHint: 'Any part of the number',
  type: 'Type',
  status: 'Status',
  any: 'Any',
  show: 'Show',
  types,
  statuses,
  recording: 'Recording',
  noCalls: 'No calls',
  noCallsNote: 'No calls match these filters.',
  newer: 'Newer',
  older: 'Older',
  cannotSee: 'You can’t see calls here',
  lacksRight: (right: string) => `Your role lacks the right “${right}”. An owner can give it to you.`,
}

declare module '../areas.ts' {
  interface Areas {
    telephony: typeof texts
  }
}
