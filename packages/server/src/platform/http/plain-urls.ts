const isAddress = /^https?:\/\//i

/** A URL without user, query and fragment, which are often secrets: it still says where. */
export function plainUrl(url: string): string {
  const [bare = ''] = url.split(/[?#]/, 1)
  return bare.replace(/^(https?:\/\/)[^/@]*@/i, '$1')
}

/** The same value with every URL in it made plain. */
export function withPlainUrls<T>(value: T): T {
  if (typeof value === 'string') return (isAddress.test(value) ? plainUrl(value) : value) as T
  if (Array.isArray(value)) return value.map(withPlainUrls) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPlainUrls(part)])) as T
}

/** The same for text of JSON. */
export const jsonWithPlainUrls = (json: string): string => JSON.stringify(withPlainUrls(JSON.parse(json)))
