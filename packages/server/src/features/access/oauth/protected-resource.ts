import { scopeNames } from '@foyer/contract'

interface PublicUrls {
  api: string
  app: string
}

/** Access tokens are for these resources; the second is the whole host, of which only v3 accepts them. */
export const resourcePaths = ['/api/v3', ''] as const

type ResourcePath = (typeof resourcePaths)[number]

/** RFC 9728 §3.1 puts the path of the resource after the well-known one. */
export const metadataPathOf = (api: string, path: ResourcePath): string =>
  `/.well-known/oauth-protected-resource${new URL(api).pathname.replace(/\/$/, '')}${path}`

export const metadataUrlOf = ({ api }: PublicUrls): string =>
  new URL(metadataPathOf(api, '/api/v3'), api).href

/**
 * RFC 9728 describes this document: which authorization server issues tokens for the resource, and how they are sent.
 */
export const protectedResource = ({ api, app }: PublicUrls, path: ResourcePath) => ({
  resource: api + path,
  authorization_servers: [app],
  scopes_supported: scopeNames,
  bearer_methods_supported: ['header'],
  resource_name: 'Foyer API v3',
  resource_documentation: `${app}/docs`,
})
