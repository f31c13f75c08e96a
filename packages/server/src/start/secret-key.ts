import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

/** Production is given its key; a sandbox makes one and keeps it beside its data. */
export async function loadSecretKey({ secrets, dataDir }: Config): Promise<Buffer> {
  if (secrets.key) return secrets.key
  const file = join(dataDir, 'secret.key')
  // Of several first starts at once, one writes it and all read the same.
  await writeFile(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 }).catch(
    error => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')
}
