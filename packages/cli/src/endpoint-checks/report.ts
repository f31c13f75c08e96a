import type { CheckResult } from '@foyer/endpoint-checks'
import type { Output } from '../terminal/output.ts'

const colours = { passed: 'green', warning: 'yellow', failed: 'red', skipped: 'gray' } as const

interface Report {
  url: string
  event: string
  /** How many checks ended in which way. */
  counts: Record<CheckResult['state'], number>
  checks: CheckResult[]
}

export function toReport({ url, event, checks }: Omit<Report, 'counts'>): Report {
  const count = (state: CheckResult['state']) => checks.filter(each => each.state === state).length
  const counts = {
    passed: count('passed'),
    warning: count('warning'),
    failed: count('failed'),
    skipped: count('skipped'),
  }
  return { url, event, counts, checks }
}

/** Prints a table of all checks; for people, what to mend follows. */
export function printReport(output: Output, report: Report): void {
  const { paint } = output
  if (!output.isForPeople) {
    output.print({ data: report }, () => '')
    return
  }
  output.list(
    { data: report.checks },
    [
      {
        title: 'RESULT',
        isKept: true,
        of: ({ state }) => state,
        paint: (cell, { state }) => paint(colours[state], cell),
      },
      { title: 'CHECK', isKept: true, of: ({ name }) => name },
      { title: 'EXPECTED', of: ({ expected }) => expected },
      { title: 'SEEN', of: ({ seen }) => seen },
    ],
    '',
  )
  for (const { name, state, production, expected, seen, advice } of report.checks)
    if (advice)
      output.say(
        [
          `\n${paint(colours[state], name)}: ${production}`,
          `  Expected: ${expected}. Seen: ${seen}`,
          `  → ${advice}`,
        ].join('\n'),
      )
  output.say(`\n${inWords(report)}`)
}

function inWords({ counts: { passed, warning, failed, skipped } }: Report): string {
  const parts = [
    `${passed} passed`,
    ...(warning ? [`${warning} ${warning === 1 ? 'warning' : 'warnings'}`] : []),
    `${failed} failed`,
    ...(skipped ? [`${skipped} skipped`] : []),
  ]
  return `${parts.join(', ')}.`
}
