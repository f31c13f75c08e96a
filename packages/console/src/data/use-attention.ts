import { type Attention, foyer } from '../foyer.ts'
import { useRead } from './use-read.ts'

/** Applications that are frozen, about to be, or wait for their confirmation; none while that is not known. */
export const useAttention = (): Attention[] =>
  useRead(['attention'], async () => (await foyer.installations.listAttention()).data, { freshMs: 60_000 })
    .data ?? []
