import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', 'data', '.git', '.cache'])
const texts = /\.(ts|tsx|mjs|js|sql|md|json|css|html|sh|ya?ml)$|^\.env\.example$|^\.ci\//
/** These files describe the past, or are generated from files that are checked. */
const neverLookedAt =
  /^(docs\/glossary\.md|CHANGELOG\.md|THIRD_PARTY\.md|package-lock\.json|docs\/openapi\/|packages\/server\/migrations\/\d+\.do\.)/

export interface TextFile {
  path: string
  text: string
}

/** Reads every text of the repository in which retired words are not allowed. */
export async function readFiles(root: string, folder = ''): Promise<TextFile[]> {
  const files: TextFile[] = []
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name)) files.push(...(await readFiles(root, path)))
    } else if (texts.test(path) && !neverLookedAt.test(path))
      files.push({ path, text: await readFile(join(root, path), 'utf8') })
  }
  return files
}
