import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { until } from '../../server/test/until.ts'

const builder = new URL('../../../scripts/build.mjs', import.meta.url)
/** The name holds the folder of the workspace, because another one may be tested at the same time. */
const lock = join(
  tmpdir(),
  `foyer-build-${Buffer.from(fileURLToPath(builder)).toString('base64url').slice(-100)}.pid`,
)

/** Builds the command, or what is named. Test files run at the same time, so that only one of them may write. */
export async function buildOnce(...names: string[]): Promise<void> {
  await until(takeLock, `${lock} is free`, { timeoutMs: 100_000 })
  try {
    await (await import(builder.href)).buildIfNeeded(...(names.length > 0 ? names : ['cli']))
  } finally {
    await rm(lock, { force: true })
  }
}

async function takeLock(): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''))
    // A run that was killed while it built leaves its lock behind.
    if (owner > 0 && !isAlive(owner)) await rm(lock, { force: true })
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
