import { FoyerError } from './foyer-error.ts'

/** Repeats a call after the person has given a fresh proof. */
export async function renewingProof<T>(
  attempt: () => Promise<T>,
  renewProof: () => Promise<void>,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof FoyerError) || error.code !== 'proof_needed') throw error
    await renewProof()
    return attempt()
  }
}
