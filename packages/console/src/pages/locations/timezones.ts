/** The browser's own zone, and all that it knows; the list may lack it, and lacks UTC. */
const ownTimezone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

export const timezones = [...new Set(['UTC', ownTimezone, ...Intl.supportedValuesOf('timeZone')])].sort()
