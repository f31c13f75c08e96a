import { oneLine } from '../terminal/clean-text.ts'
import type { Output } from '../terminal/output.ts'
import { plural } from '../terminal/plural.ts'
import { beside } from '../terminal/wrap.ts'
import type { Requirement } from './requirements.ts'
import type { Finding } from './run-checks.ts'

/** A row of the report. */
export interface Result extends Requirement, Finding {}

export interface Report {
  base_url: string
  app_url: string
  location: number | string
  counts: { proven: number; failed: number; not_checked: number }
  /** Records that could not be removed. */
  left: string[]
  requirements: Result[]
}

const colours = { proven: 'green', failed: 'red', 'not checked': 'gray' } as const

export const countStates = (results: Result[]): Report['counts'] => ({
  proven: results.filter(({ state }) => state === 'proven').length,
  failed: results.filter(({ state }) => state === 'failed').length,
  not_checked: results.filter(({ state }) => state === 'not checked').length,
})

export function printReport(output: Output, report: Report): void {
  if (output.isForPeople) printForPeople(output, report)
  else output.print({ data: report }, () => '')
}

/** A row for each number, and then what failed, in full. */
function printForPeople(output: Output, report: Report): void {
  const { paint } = output
  for (const { number, state, reason, expected, looks } of report.requirements) {
    const heading = `${number}  ${state.padEnd('not checked'.length)}  `
    const row = beside(heading, oneLine(reason ?? expected ?? looks ?? ''), output.width)
    output.say(row.replace(state, paint(colours[state], state)))
  }
  for (const { number, sentence, state, asked, came, expected } of report.requirements)
    if (state === 'failed')
      output.say(
        [
          `\n${paint('red', number)}: ${sentence}`,
          `  Asked:    ${oneLine(asked ?? '')}`,
          `  Came:     ${oneLine(came ?? '')}`,
          `  Expected: ${oneLine(expected ?? '')}`,
        ].join('\n'),
      )
  for (const what of report.left) output.say(`\n${paint('yellow', 'Left behind')}: ${oneLine(what)}`)
  const { proven, failed, not_checked } = report.counts
  output.say(
    `\n${proven} proven, ${failed} failed, ${not_checked} not checked, of ${plural(report.requirements.length, 'requirement')}.`,
  )
}
