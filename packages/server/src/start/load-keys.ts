import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { KeySource } from '../features/secret-keys/check-keys.ts'
import { KeyRing } from '../platform/crypto/key-ring.ts'
import { StartError } from '../platform/start-error.ts'

const keyFile = (dataDir: string): string => join(dataDir, 'secret.key')

/** Production must be given its keys; a sandbox creates one and stores it beside its data. */
export async function loadKeys({ secrets, dataDir }: Config): Promise<KeyRing> {
  return new KeyRing(secrets.key ?? (await ownKey(keyFile(dataDir))), secrets.acceptedKeys)
}

export const keySource = ({ secrets, dataDir }: Config): KeySource =>
  secrets.key
    ? {
        name: 'FOYER_SECRET_KEY',
        remedy:
          'Give the former key back, or, if you rotate it, add the former one to FOYER_SECRET_KEYS_ACCEPTED; foyer keys status tells what each key holds.',
      }
    : {
        name: keyFile(dataDir),
        remedy: 'Put the former secret.key back, or begin anew with an empty data folder and database.',
      }

async function ownKey(file: string): Promise<Buffer> {
  if (!existsSync(file)) await writeOnce(file, `${randomBytes(32).toString('base64')}\n`)
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')
  if (key.length !== 32)
    throw new StartError(
      `${file} does not hold a key of 32 bytes in base64: put the former file back, or begin anew with an empty data folder.`,
    )
  return key
}

/**
 * When several processes start for the first time at once, one creates the file, and all read the same complete text.
 */
async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600 })
  await link(draft, file).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}
