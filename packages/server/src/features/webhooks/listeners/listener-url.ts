const scheme = 'listener:'

/** Stands in the place of a URL, in the log too. No partner can set it, because endpoints are web addresses. */
export const listenerUrl = (id: number): string => `${scheme}${id}`

/** Returns undefined for the URL of an endpoint. */
export const listenerIdOf = (url: string): number | undefined =>
  url.startsWith(scheme) ? Number(url.slice(scheme.length)) : undefined
