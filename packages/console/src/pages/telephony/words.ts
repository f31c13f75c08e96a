export const types = { incoming: 'Incoming', outgoing: 'Outgoing', internal: 'Internal' } as const

export const statuses = {
  success: 'Answered',
  missed: 'Missed',
  cancel: 'Cancelled',
  busy: 'Busy',
  notallowed: 'Not allowed',
  notavailable: 'Not available',
  notfound: 'Not found',
} as const
