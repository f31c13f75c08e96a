import type { BrowserRule } from '../../../platform/http/allowed-origins.ts'
import { routes } from './provider.ts'

const rules: Record<string, BrowserRule> = {
  '/.well-known/oauth-authorization-server': 'open',
  [routes.token]: 'open',
  [routes.revocation]: 'open',
  // It is for servers that are asked for something with a token.
  [routes.introspection]: 'server',
}

/** The authorization page has the owner's cookies, so no other page may call it. */
export const browserRuleOf = (path: string): BrowserRule | undefined => rules[path.replace(/\/$/, '')]
