import { findLines, namesOnly } from './find-words.ts'
import type { TextFile } from './read-files.ts'
import type { RetiredWord } from './read-glossary.ts'

/** Every place of a retired word, as `path:line: …`; line 0 is the name of the file itself. */
export function findRetiredWords(files: TextFile[], retired: RetiredWord[]): string[] {
  return files.flatMap(({ path, text }) =>
    retired
      .filter(({ allowedIn }) => !allowedIn.some(allowed => path === allowed || path.startsWith(allowed)))
      .flatMap(word => {
        const looked = word.isNameOnly ? namesOnly(path, text) : text
        const lines = [
          ...findLines(path, word).map(() => 0),
          ...(looked === undefined ? [] : findLines(looked, word)),
        ]
        return lines.map(
          line => `${path}:${line}: "${word.words.join(' ')}" is retired: say ${word.replacement}.`,
        )
      }),
  )
}
