/** A cell of a table: one line, without the character that ends it. */
export const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|')

export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** A block of code. Blocks with a tab that follow each other become tabs of one box. */
export const fence = (language: string, code: string, tab?: string): string =>
  `\`\`\`${language}${tab ? ` tab=${tab}` : ''}\n${code}\n\`\`\``
