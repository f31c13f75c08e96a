import { InvalidArgumentError } from '@commander-js/extra-typings'

/** Parses a moment; one without an offset is meant in UTC. */
export function parseMoment(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/i.test(text)
  const at = new Date(isDay || hasOffset ? text : `${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(at.getTime()))
    throw new InvalidArgumentError('must be a moment such as 2030-01-31T18:30:00Z')
  return at.toISOString()
}
