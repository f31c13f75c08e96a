export const texts = {
  when: 'When',
  phone: 'Phone',
  type: 'Direction',
  status: 'Status',
  duration: 'Duration',
  client: 'Client',
  createClient: 'Create client',
  createClientWith: (phone: string) => `Create client with ${phone}`,
  recording: 'Recording',
  listen: 'Listen',
  search: 'Part of the number',
  searchLabel: 'Find calls by number',
  show: 'Calls shown',
  filters: { all: 'All', incoming: 'Incoming', outgoing: 'Outgoing', missed: 'Missed' },
  types: { incoming: 'Incoming', outgoing: 'Outgoing', internal: 'Internal' },
  statuses: {
    success: 'Answered',
    missed: 'Missed',
    cancel: 'Cancelled',
    busy: 'Busy',
    notallowed: 'Not allowed',
    notavailable: 'Not available',
    notfound: 'Not found',
  },
  callFrom: (phone: string, moment: string) => `${phone}, ${moment}`,
  none: 'No calls yet',
  noneNote: 'Calls of the last twelve months appear here when telephony is on.',
  noMatch: 'No calls match',
  noMatchNote: 'Try another number, or show all calls.',
}

declare module '../areas.ts' {
  interface Areas {
    calls: typeof texts
  }
}
