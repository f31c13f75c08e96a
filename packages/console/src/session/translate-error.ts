import { FoyerError } from '@foyer/sdk/account'
import { findTexts, loadTexts, textsAtOnce } from '../texts/catalogue.ts'

/** Puts what the server said into the language of the page; what the catalogue does not know stays as it is. */
export async function translateError(error: unknown): Promise<void> {
  if (!(error instanceof FoyerError)) return
  error.message = await inLanguage(error)
}

async function inLanguage({ code, message }: FoyerError): Promise<string> {
  // Whoever has no connection cannot load words either.
  if (code === 'no_response' || code === 'timeout') return textsAtOnce('shell').unreachable
  await loadTexts('messages').catch(() => undefined)
  const { sentences = {}, codes = {} } = findTexts('messages') ?? {}
  return sentences[message] ?? codes[code] ?? message
}
