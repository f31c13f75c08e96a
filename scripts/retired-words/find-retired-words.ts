import { findLines, indexWords, namesOnly } from './find-words.ts'
import type { TextFile } from './read-files.ts'
import type { RetiredWord } from './read-glossary.ts'

/** Lists every occurrence of a retired word as `path:line: …`; line 0 is the name of the file itself. */
export function findRetiredWords(files: TextFile[], retired: RetiredWord[]): string[] {
  const hasNameOnly = retired.some(({ isNameOnly }) => isNameOnly)
  return files.flatMap(({ path, text }) => {
    const names = hasNameOnly ? (namesOnly(path, text) ?? '') : ''
    const looked = { path: indexWords(path), text: indexWords(text), names: indexWords(names) }
    return retired
      .filter(({ allowedIn }) => !allowedIn.some(allowed => path.startsWith(allowed)))
      .flatMap(word => {
        const lines = [
          ...findLines(path, word, looked.path).map(() => 0),
          ...(word.isNameOnly ? findLines(names, word, looked.names) : findLines(text, word, looked.text)),
        ]
        return lines.map(
          line => `${path}:${line}: "${word.words.join(' ')}" is retired: say ${word.replacement}.`,
        )
      })
  })
}
