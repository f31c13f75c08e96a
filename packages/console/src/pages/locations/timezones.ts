/** The browser's list of zones lacks UTC, and may lack the browser's own zone. */
const ownTimezone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

export const timezones = [...new Set(['UTC', ownTimezone, ...Intl.supportedValuesOf('timeZone')])].sort()
