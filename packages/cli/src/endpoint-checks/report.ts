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

/** What went wrong comes first, and then in the order of the checks. */
const order: CheckResult['state'][] = ['failed', 'warning', 'passed', 'skipped']

/** Prints a table of all checks; for people, what to mend follows. */
export function printReport(output: Output, report: Report): void {
  const { paint } = output
  if (!output.isForPeople) {
    output.print({ data: report }, () => '')
    return
  }
  const shown = report.checks.filter(check => !isSkippedWithOthers(check, report.checks))
  output.list(
    { data: order.flatMap(wanted => shown.filter(({ state }) => state === wanted)) },
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
  for (const alike of byAdvice(report.checks)) {
    const [{ state, production, expected, seen, advice }] = alike
    const names = alike.map(({ name }) => name).join(', ')
    const facts = alike.length > 1 ? [] : [`  Expected: ${expected}. Seen: ${seen}`]
    const what = alike.length > 1 ? '' : ` ${production}`
    output.say([`\n${paint(colours[state], names)}:${what}`, ...facts, `  → ${advice}`].join('\n'))
  }
  const left = report.checks.filter(check => !shown.includes(check))
  if (left[0]) output.say(`\n${left.length} checks were not made: ${left[0].seen}`)
  output.say(`\n${inWords(report)}`)
}

/** Checks that wait for a gate say all the same. */
const isSkippedWithOthers = ({ state, seen }: CheckResult, all: CheckResult[]): boolean =>
  state === 'skipped' && all.filter(other => other.state === 'skipped' && other.seen === seen).length > 3

/** Groups checks with the same advice, those that failed first. */
function byAdvice(checks: CheckResult[]): [CheckResult, ...CheckResult[]][] {
  const groups = new Map<string, [CheckResult, ...CheckResult[]]>()
  for (const wanted of order)
    for (const check of checks.filter(({ state, advice }) => state === wanted && advice)) {
      const key = `${check.state} ${check.advice}`
      const group = groups.get(key)
      if (group) group.push(check)
      else groups.set(key, [check])
    }
  return [...groups.values()]
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
