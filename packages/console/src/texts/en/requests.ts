/** The log of the API requests of a partner. */
export const texts = {
  title: 'API log',
  note: (zone: string) =>
    `Requests of the last 7 days, newest first, without tokens and bodies. Times are in your time zone, ${zone}.`,
  time: 'Time',
  request: 'Request',
  operation: 'Operation',
  noOperation: 'None: nothing is at this path',
  errorCode: 'Error code',
  errorFields: 'Wrong fields',
  location: 'Location',
  status: 'Status',
  duration: 'Duration',
  milliseconds: (value: string) => `${value} ms`,
  named: (method: string, path: string, time: string) => `${method} ${path}, ${time}`,
  statusFilter: 'Status',
  statuses: { '2xx': 'Success', '4xx': 'Client errors', '5xx': 'Server errors' },
  methodFilter: 'Method',
  search: 'Path or request ID',
  searchLabel: 'Find requests by path or ID',
  ofLocation: (id: number) => `Location ${id}`,
  from: 'From',
  till: 'To',
  follow: 'Live',
  paused: 'Paused',
  none: 'No requests yet',
  noneNote: 'Requests with your partner token, or of your OAuth clients, appear here within seconds.',
  noMatch: 'No requests match',
  noMatchNote: 'Change the filter, or look further back.',
  continueSearch: 'Search further back',

  requestId: 'Request ID',
  queryFields: 'Query fields',
  queryFieldsNote: 'Their values are not kept.',
  noQuery: 'None',
  token: 'Credential',
  tokens: {
    partner: 'Partner token',
    user: 'Partner token and a token of a person',
    application: 'Partner token and the token of an application’s system user',
    oauth_client: 'OAuth client',
  },
  tokenOf: (kind: string, id: string) => `${kind} (${id})`,
  onlyLocation: 'Only requests of this location',
  readDocs: 'Documentation of this operation',
  isError: (status: number) =>
    `The response was ${status}. The documentation of the operation lists its errors and what to do.`,
  missing: 'This request isn’t in the log (any more)',
  missingNote: 'Requests are kept for 7 days.',
}

declare module '../areas.ts' {
  interface Areas {
    requests: typeof texts
  }
}
