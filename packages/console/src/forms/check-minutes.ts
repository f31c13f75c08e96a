import { fieldError } from './field-error.ts'

/** The longest that something can last: a day. */
export const mostMinutes = 1440

/** What is wrong with a length in minutes, in the words of the API. The API itself speaks of seconds. */
export function minutesProblem(minutes: number): string | undefined {
  if (!Number.isInteger(minutes)) return 'must be a whole number'
  if (minutes < 1) return 'must be at least 1'
  return minutes > mostMinutes ? `must be at most ${mostMinutes}` : undefined
}

export function checkMinutes(field: string, minutes: number): void {
  const problem = minutesProblem(minutes)
  if (problem) throw fieldError(field, problem)
}
