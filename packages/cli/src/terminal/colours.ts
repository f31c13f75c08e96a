import { styleText } from 'node:util'
import type { Stream, Surroundings } from '../surroundings.ts'

type Colour = Parameters<typeof styleText>[0]
export type Paint = (colour: Colour, text: string) => string

/** Colours are for terminals; NO_COLOR (no-color.org) and FORCE_COLOR decide otherwise. */
export function hasColours(stream: Stream, { env }: Pick<Surroundings, 'env'>): boolean {
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR)
  if (env.NO_COLOR) return false
  return stream.isTTY === true && env.TERM !== 'dumb'
}

/** Colours text for the stream, or leaves it as it is. */
export function paintFor(stream: Stream, surroundings: Pick<Surroundings, 'env'>): Paint {
  return hasColours(stream, surroundings)
    ? (colour, text) => styleText(colour, text, { validateStream: false })
    : (_colour, text) => text
}
