export interface Heading {
  level: number
  text: string
  anchor: string
}

/** Lines outside code blocks. */
function proseLines(markdown: string): { line: string; index: number }[] {
  let isCode = false
  return markdown.split('\n').flatMap((line, index) => {
    const isFence = /^\s*```/.test(line)
    if (isFence) isCode = !isCode
    return isCode || isFence ? [] : [{ line, index }]
  })
}

/** The headings of a page, with the anchors that GitHub gives them. */
export function headingsIn(markdown: string): (Heading & { index: number })[] {
  const toAnchor = anchors()
  return proseLines(markdown).flatMap(({ line, index }) => {
    const [, marks, text] = /^(#{1,6}) (.+?)\s*$/.exec(line) ?? []
    if (!marks || !text) return []
    const plain = toPlain(text)
    return [{ level: marks.length, text: plain, anchor: toAnchor(plain), index }]
  })
}

/** Makes anchors that differ within a page. */
export function anchors(): (text: string) => string {
  const seen = new Map<string, number>()
  return text => {
    const base = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
    const count = seen.get(base) ?? 0
    seen.set(base, count + 1)
    return count === 0 ? base : `${base}-${count}`
  }
}

/** Text without the marks of Markdown. */
export const toPlain = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll('\\|', '|')
