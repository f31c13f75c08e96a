import { catalogue, scopeNames, scopes } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { createKey, listKeysOf, revokeKey } from './restricted-keys.ts'

const { restrictedKeys } = catalogue

export const restrictedKeyRoutes = (ctx: Context) => [
  route(restrictedKeys.listScopes, () => ({ data: scopeNames.map(scope => ({ scope, ...scopes[scope] })) })),
  route(restrictedKeys.create, async ({ caller, body }) => ({
    data: await createKey(ctx, caller.user.id, body),
  })),
  route(restrictedKeys.list, async ({ caller }) => ({ data: await listKeysOf(ctx, caller.location.id) })),
  route(restrictedKeys.revoke, async ({ caller, params }) => {
    await revokeKey(ctx, { locationId: caller.location.id, keyId: params.key_id })
    return { data: null }
  }),
]
