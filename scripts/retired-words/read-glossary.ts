export interface RetiredWord {
  /** Words one after the other, in lower case: `second look` is also secondLook, second_look and second-look. */
  words: string[]
  /** The word that we use instead. */
  replacement: string
  /** Whether it is retired only in names of the code, or in every text. */
  isNameOnly: boolean
  /** Files and folders where it is still allowed. */
  allowedIn: string[]
}

const heading = /^## Retired words$/m

/** The table under "Retired words": word or words, what to say instead, `everywhere` or `names`, where it is still allowed. */
export function readRetiredWords(glossary: string): RetiredWord[] {
  const start = glossary.search(heading)
  if (start < 0) throw new Error('The glossary has no part "Retired words".')
  const [part = ''] = glossary.slice(start + 3).split(/^## /m)
  const rows = part.split('\n').filter(line => line.startsWith('|') && !/^\|[\s-|]+$/.test(line))
  return rows.slice(1).flatMap(row => {
    const [retired = '', replacement = '', where = '', allowed = ''] = row
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim())
    if (where !== 'everywhere' && where !== 'names')
      throw new Error(`A retired word is looked for "everywhere" or in "names": ${row}`)
    return quotedIn(retired).map(phrase => ({
      words: phrase.toLowerCase().split(/[\s_-]+/),
      replacement,
      isNameOnly: where === 'names',
      allowedIn: quotedIn(allowed),
    }))
  })
}

const quotedIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text as string)
