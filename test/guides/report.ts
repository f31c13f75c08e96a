/** What became of the blocks of a guide. */
export interface Report {
  path: string
  commands: number
  programs: number
  compared: number
  notExecuted: { line: number; reason: string }[]
  problems: string[]
}

export const emptyReport = (path: string): Report => ({
  path,
  commands: 0,
  programs: 0,
  compared: 0,
  notExecuted: [],
  problems: [],
})

/** A table of the counts, and every reason for which a block is not executed. */
export function printReports(reports: Report[]): string {
  const total = reports.reduce((sum, report) => sum + report.commands + report.programs, 0)
  const rows = reports.map(({ path, commands, programs, compared, notExecuted }) =>
    [path.padEnd(32), commands, programs, compared, notExecuted.length]
      .map(cell => String(cell).padStart(12))
      .join(''),
  )
  const reasons = reports.flatMap(({ path, notExecuted }) =>
    notExecuted.map(({ line, reason }) => `  ${path}:${line}: ${reason}`),
  )
  const head = ['guide'.padEnd(32), 'commands', 'programs', 'compared', 'not executed'].map(cell =>
    cell.padStart(12),
  )
  return [
    head.join(''),
    ...rows,
    `${total} commands and programs were executed. Not executed:`,
    ...reasons,
  ].join('\n')
}
