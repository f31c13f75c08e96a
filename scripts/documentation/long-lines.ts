import type { TextFile } from '../retired-words/read-files.ts'

export const maxLineLength = 120

const fence = /^\s*(```|~~~)/
/** Tables and headings cannot be wrapped, and the architecture test reads what a room offers from one line. */
const cannotWrap = /^\s*(\||#|- \*\*Offers\*\*)/
/** The target of a link, or a bare URL, cannot be wrapped either. */
const linkTarget = /\]\([^)]*\)|<?https?:\/\/\S+/g
/** Changelogs keep the released texts as they were; those of the packages are written by a tool. */
const isDocumentation = (path: string) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md')

/** Lists every line of prose in the documentation that is longer than the width at which lines wrap. */
export function findLongLines(files: TextFile[]): string[] {
  return files
    .filter(({ path }) => isDocumentation(path))
    .flatMap(({ path, text }) =>
      proseIn(text)
        .filter(({ line }) => line.replaceAll(linkTarget, '').length > maxLineLength)
        .map(({ line, number }) => `${path}:${number}: ${line.length} characters; wrap at ${maxLineLength}.`),
    )
}

/** Returns the lines outside code blocks, tables and headings. */
function proseIn(text: string): { line: string; number: number }[] {
  let isCode = false
  return text.split('\n').flatMap((line, index) => {
    if (fence.test(line)) isCode = !isCode
    return isCode || fence.test(line) || cannotWrap.test(line) ? [] : [{ line, number: index + 1 }]
  })
}
