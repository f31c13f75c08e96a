import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { until } from '../../server/test/until.ts'

const builder = new URL('../../../scripts/build.mjs', import.meta.url)
/** The name holds the folder of the workspace, because another one may be tested at the same time. */
const lock = join(
  tmpdir(),
  `foyer-build-${Buffer.from(fileURLToPath(builder)).toString('base64url').slice(-100)}`,
)

/** Builds the command. Test files run at the same time, so that only one of them may write. */
export async function buildOnce(): Promise<void> {
  await until(
    () =>
      mkdir(lock).then(
        () => true,
        () => false,
      ),
    `${lock} is free`,
    { timeoutMs: 100_000 },
  )
  try {
    await (await import(builder.href)).buildIfNeeded('cli')
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
