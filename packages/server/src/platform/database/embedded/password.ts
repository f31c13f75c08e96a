import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { notWritable } from './errors.ts'
import { errorCode, findText, writeFileDurably } from './files.ts'

export async function readOrCreatePassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'database.password')
  try {
    const stored = (await findText(path))?.trim()
    if (stored) return stored
    const password = randomBytes(24).toString('hex')
    await writeFileDurably(path, `${password}\n`, 0o600)
    return password
  } catch (error) {
    throw notWritable(path, errorCode(error), error)
  }
}
