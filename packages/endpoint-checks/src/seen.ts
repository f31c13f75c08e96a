import { isAccepted, type Outcome } from './outcome.ts'

const maxTextLength = 120
/** Control characters and turns of direction: a text from elsewhere must not command a terminal or hide a part. */
const hidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

interface SeenOptions {
  timeoutMs: number
  /** Shows what a response with an error says about it. */
  showsTexts: boolean
}

/** What came back, in words; equal ones are counted. */
export function seenOf(outcomes: Outcome[], options: SeenOptions): string {
  const counts = new Map<string, number>()
  for (const outcome of outcomes) {
    const words = inWords(outcome, options)
    if (words) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words)).join(', ')
}

function inWords(outcome: Outcome, { timeoutMs, showsTexts }: SeenOptions): string {
  switch (outcome.kind) {
    case 'cut':
      return ''
    case 'timeout':
      return `no response within ${timeoutMs / 1000} s`
    case 'failure':
      return outcome.says
    case 'response': {
      const { status, headers, body } = outcome
      const { location } = headers
      if (reportsFailure(outcome)) return `${status} with success: false`
      if (location !== undefined && status >= 300 && status <= 399)
        return `${status} to ${shortened(location)}`
      const text = showsTexts && status >= 400 && !body.trimStart().startsWith('<') ? shortened(body) : ''
      return text ? `${status} “${text}”` : String(status)
    }
  }
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll(hidden, '\ufffd').trim()
  // By letters: half of one is no text, and a database refuses it.
  const letters = [...line.toWellFormed()]
  return letters.length > maxTextLength ? `${letters.slice(0, maxTextLength).join('')}…` : letters.join('')
}

/** Whether Foyer records a reported failure: a 2xx whose JSON says `success: false`. */
export function reportsFailure(outcome: Outcome): boolean {
  if (outcome.kind !== 'response' || !isAccepted(outcome)) return false
  try {
    return (JSON.parse(outcome.body) as { success?: unknown } | null)?.success === false
  } catch {
    return false
  }
}
