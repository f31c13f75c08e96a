/** One line of `foyer doctor`. */
export interface Finding {
  subject: string
  state: 'ok' | 'warning' | 'problem'
  says: string
  /** What to do about it. */
  advice?: string
}

export const ok = (subject: string, says: string): Finding => ({ subject, state: 'ok', says })

export const warning = (subject: string, says: string, advice: string): Finding => ({
  subject,
  state: 'warning',
  says,
  advice,
})

/** Without advice where the sentence gives it already. */
export const problem = (subject: string, says: string, advice?: string): Finding => ({
  subject,
  state: 'problem',
  says,
  ...(advice && { advice }),
})
