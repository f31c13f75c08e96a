import { FoyerError } from '@foyer/sdk/account'
import { textsAtOnce } from '../texts/catalogue.ts'

/** Asks the person to prove that it is still them. */
export interface ProofRequest {
  confirm(): void
  cancel(): void
}

let show: ((request: ProofRequest | undefined) => void) | undefined
let running: Promise<void> | undefined

/** Registers the function that opens and closes the dialog. */
export function onProofRequest(open: typeof show): () => void {
  show = open
  return () => {
    show = undefined
  }
}

/** Calls that need a proof at the same time share one dialog. */
export function renewProof(): Promise<void> {
  running ??= new Promise<void>((resolve, reject) =>
    show?.({
      confirm: resolve,
      cancel: () =>
        reject(
          new FoyerError({
            status: 403,
            code: 'not_confirmed',
            message: textsAtOnce('shell').notConfirmed,
          }),
        ),
    }),
  ).finally(() => {
    running = undefined
    show?.(undefined)
  })
  return running
}
