import measure from 'fast-string-truncated-width'
import type { Stream, Surroundings } from '../surroundings.ts'

/** How many columns a text takes: letters of some scripts take two, colours none. */
export const widthOf = (text: string): number => measure(text).width

/** Cuts text that is too wide, and shows that something is missing. */
export function cut(text: string, limit: number): string {
  const { index, truncated } = measure(text, { limit, ellipsis: '…', ellipsisWidth: 1 })
  return truncated ? `${text.slice(0, index)}…` : text
}

/** The width of the terminal; without one, COLUMNS may name it. */
export function columnsOf(stream: Stream, { env }: Pick<Surroundings, 'env'>): number | undefined {
  if (stream.isTTY && stream.columns) return stream.columns
  const named = Number(env.COLUMNS)
  return Number.isInteger(named) && named >= 20 ? named : undefined
}
