import { catalogue, scopeNames, scopes } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { createKey, listKeysOf, revokeKey, takeOverKey } from './restricted-keys.ts'

const { restrictedKeys } = catalogue

export const restrictedKeyRoutes = (ctx: Context) => [
  route(restrictedKeys.listScopes, () => ({ data: scopeNames.map(scope => ({ scope, ...scopes[scope] })) })),
  route(restrictedKeys.create, async ({ caller, body, address }) => ({
    data: await createKey(ctx, { userId: caller.user.id, address }, body),
  })),
  route(restrictedKeys.list, async ({ caller }) => ({ data: await listKeysOf(ctx, caller.location.id) })),
  route(restrictedKeys.revoke, async ({ caller, params, address }) => {
    const key = { locationId: caller.location.id, keyId: params.key_id }
    await revokeKey(ctx, key, { userId: caller.user.id, address })
    return { data: null }
  }),
  route(restrictedKeys.takeOver, async ({ caller, params, address }) => {
    const key = { locationId: caller.location.id, keyId: params.key_id }
    return { data: await takeOverKey(ctx, key, { userId: caller.user.id, address }) }
  }),
]
