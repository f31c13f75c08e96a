import { accountScopeNames } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { hashToken, hintOf } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addAccessToken, keepUserToken } from './access-tokens-part.store.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'

/** These tokens work however far the sandbox's clock is moved. */
const never = new Date('9999-12-31T00:00:00Z')

/** Personal access tokens of the demo world's people, with every scope that they can have. */
export async function seedAccessTokens(ctx: Context, tx: Tx): Promise<void> {
  const { owner, memberWithoutRights, operator, developer } = demo
  for (const person of [owner, memberWithoutRights, operator, developer])
    await addAccessToken(tx, {
      userId: person.id,
      scopes: accountScopeNames.filter(scope => person === operator || !scope.startsWith('operator:')),
      hash: hashToken(person.accessToken),
      hint: hintOf(person.accessToken),
      at: ctx.clock.now(),
      expiresAt: never,
    })
  for (const { token } of [owner, memberWithoutRights]) await keepUserToken(tx, hashToken(token))
  await reserveIds(tx, ['access_tokens'])
}
