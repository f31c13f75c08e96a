/** The words of a command as a POSIX shell sees them; snippets quote with apostrophes alone. */
export function toWords(command: string): string[] {
  const words: string[] = []
  const part = /'([^']*)'|\\(.)|([^\s'\\]+)|(\\\n|\s+)/gs
  let word: string | undefined
  for (const [, quoted, escaped, plain, space] of command.replaceAll('\\\n', ' ').matchAll(part)) {
    if (space === undefined) word = (word ?? '') + (quoted ?? escaped ?? plain ?? '')
    else if (word !== undefined) {
      words.push(word)
      word = undefined
    }
  }
  return word === undefined ? words : [...words, word]
}
