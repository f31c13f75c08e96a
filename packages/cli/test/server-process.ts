import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { buildServer, Child } from '../../server/test/child.ts'
import { newFolder, removeFolder } from '../../server/test/folders.ts'
import { testKey } from '../../server/test/global-setup.ts'
import { useWorld, withoutWorker } from '../../server/test/world.ts'

/** A sandbox in a process of its own, in real time, on a database of the tests. */
export function useSandboxProcess(env: Record<string, string> = {}) {
  const world = useWorld(withoutWorker)
  const sandbox = { folder: '', factsFile: '', world }
  let child: Child | undefined
  beforeAll(async () => {
    sandbox.folder = await newFolder()
    sandbox.factsFile = join(sandbox.folder, 'demo.json')
    child = new Child(await buildServer(), [], {
      DATABASE_URL: world.databaseUrl,
      FOYER_SECRET_KEY: testKey,
      FOYER_DATA_DIR: sandbox.folder,
      RATE_LIMIT_PER_SECOND: '0',
      RATE_LIMIT_PER_MINUTE: '0',
      ...env,
    })
    await child.running()
  }, 180_000)
  afterAll(async () => {
    child?.kill('SIGTERM')
    await child?.exited
    await removeFolder(sandbox.folder)
  })
  return sandbox
}
