import { FoyerError } from '@foyer/sdk/account'

/** Of the contract: what is between the sentence and the reason. */
const mark = ' Reason: '

/** Why operators have suspended the account, if that is what the server said. */
export function suspensionOf(error: unknown): string | undefined {
  if (!(error instanceof FoyerError) || error.code !== 'account_suspended') return undefined
  const at = error.message.indexOf(mark)
  return at < 0 ? '' : error.message.slice(at + mark.length)
}
