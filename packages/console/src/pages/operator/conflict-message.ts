import { FoyerError } from '@foyer/sdk/account'
import { translateError } from '../../session/translate-error.ts'

/** Returns the message of a conflict, which the page shows with the new state; other errors stay in the dialog. */
export async function conflictMessage(error: unknown): Promise<string> {
  await translateError(error)
  if (error instanceof FoyerError && error.status === 409) return error.message
  throw error
}
