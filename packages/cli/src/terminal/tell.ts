import type { Surroundings } from '../surroundings.ts'
import { cleanText } from './clean-text.ts'

/** Tells people something beside the result: on stderr, and cleaned, because text of the server may be in it. */
export const tellOn =
  ({ stderr }: Pick<Surroundings, 'stderr'>) =>
  (sentence: string): void =>
    void stderr.write(`${cleanText(sentence)}\n`)
