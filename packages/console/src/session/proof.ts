import { FoyerError } from '@foyer/sdk'

/** A question that waits for the person: whether it is still them. */
export interface ProofRequest {
  confirm(): void
  cancel(): void
}

let show: ((request: ProofRequest | undefined) => void) | undefined
let running: Promise<void> | undefined

/** The dialog says here how it is opened and closed. */
export function onProofRequest(open: typeof show): () => void {
  show = open
  return () => {
    show = undefined
  }
}

/** Calls that need it at the same time wait for one answer. */
export function renewProof(): Promise<void> {
  running ??= new Promise<void>((resolve, reject) =>
    show?.({
      confirm: resolve,
      cancel: () =>
        reject(new FoyerError({ status: 403, message: 'You have not confirmed it: nothing was changed.' })),
    }),
  ).finally(() => {
    running = undefined
    show?.(undefined)
  })
  return running
}
