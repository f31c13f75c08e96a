/** Formats rows as text, with each column as wide as its widest cell. */
export function inColumns(rows: string[][], gap = 2): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length)
  return rows
    .map(row =>
      row
        .map((cell, index) => cell.padEnd((widths[index] ?? 0) + gap))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}
