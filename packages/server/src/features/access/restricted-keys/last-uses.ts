import type { Context } from '../../../context.ts'
import type { Credential } from '../../../platform/http/caller.ts'
import { saveLastUse } from './restricted-keys.store.ts'

const minute = 60_000

/** Records when each key was last used, at most once a minute and without making the request wait. */
export class LastUses {
  readonly #written = new Map<number, number>()

  constructor(private readonly ctx: Pick<Context, 'db' | 'clock' | 'log'>) {}

  note({ keyId }: Credential): void {
    if (keyId === undefined) return
    const at = this.ctx.clock.now()
    if (at.getTime() - (this.#written.get(keyId) ?? Number.NEGATIVE_INFINITY) < minute) return
    this.#written.set(keyId, at.getTime())
    saveLastUse(this.ctx.db, keyId, at).catch(err =>
      this.ctx.log.warn({ err, key_id: keyId }, 'the last use of a key was not saved'),
    )
  }
}
