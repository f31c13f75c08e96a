import type { CallerKind } from '../database/request-log.ts'
import type { Caller } from './caller.ts'

/** A line of the log is short, whatever was requested. */
const maxPathLength = 300
const maxFields = 20

/** Words of a path, IDs and dates. Whatever else stands there may be personal or secret. */
const isShown = (part: string): boolean => /^([a-z_]{0,40}|v\d|(dlv_)?\d{1,16}|\d{4}-\d\d-\d\d)$/.test(part)

/** Most paths have nothing to hide, and one look is enough for them. */
const isAllShown = /^(?:\/(?:[a-z_]{0,40}|v\d|(?:dlv_)?\d{1,16}|\d{4}-\d\d-\d\d))*$/

export const shownPath = (path: string): string =>
  (isAllShown.test(path) ? path : hideParts(path)).slice(0, maxPathLength)

const hideParts = (path: string): string =>
  path
    .split('/')
    .map(part => (isShown(part) ? part : '…'))
    .join('/')

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** The names of the fields of a query, without their values. A name that is no plain word may be a value, too. */
export function queryFieldsOf(url: string): string[] {
  const start = url.indexOf('?')
  if (start < 0) return []
  const names = url
    .slice(start + 1)
    .split('&', maxFields)
    .map(pair => pair.split('=', 1)[0]?.replace(/(\[\d*\]|%5B\d*%5D)$/i, '') ?? '')
    .filter(name => name !== '')
    .map(name => (/^[a-z_]{1,40}$/.test(name) ? name : '…'))
  return [...new Set(names)]
}

interface UsedCredential {
  tokenKind: CallerKind
  userId: number | null
  clientId: string | null
}

/** What the request was made with: an OAuth client, a token of a person or of an application, or the partner token alone. */
export function credentialOf({ credential, user }: Caller): UsedCredential {
  if (credential)
    return { tokenKind: 'oauth_client', userId: null, clientId: credential.id.split(':')[1] ?? null }
  if (!user) return { tokenKind: 'partner', userId: null, clientId: null }
  return { tokenKind: user.partnerId === null ? 'user' : 'application', userId: user.id, clientId: null }
}
