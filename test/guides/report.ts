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
  const toRow = ([path = '', ...cells]: (string | number)[]) =>
    [String(path).padEnd(36), ...cells.map(cell => String(cell).padStart(14))].join('')
  const rows = reports.map(({ path, commands, programs, compared, notExecuted }) =>
    toRow([path, commands, programs, compared, notExecuted.length]),
  )
  const reasons = reports.flatMap(({ path, notExecuted }) =>
    notExecuted.map(({ line, reason }) => `  ${path}:${line}: ${reason}`),
  )
  return [
    toRow(['guide', 'commands', 'programs', 'compared', 'not executed']),
    ...rows,
    `${total} commands and programs were executed. Not executed:`,
    ...reasons,
  ].join('\n')
}
