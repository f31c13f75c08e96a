import { widthOf } from './width.ts'

/** Breaks text between words; every line begins with the indent. Without a width it stays one line. */
export function wrap(text: string, width: number | undefined, indent = ''): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && (width === undefined || widthOf(indent + longer) <= width))
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map(line => indent + line).join('\n')
}

/** A text that is wrapped beside its heading, under which nothing stands; without a heading, under that of others. */
export function beside(heading: string, text: string, width: number | undefined): string {
  const indent = ' '.repeat(widthOf(heading))
  return heading + wrap(text, width, indent).slice(indent.length)
}
