import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from '../../src/platform/package-root.ts'

interface BuildScript {
  buildIfNeeded(...names: string[]): Promise<void>
}

/** Builds with the script of releases, so that the benchmark measures what ships. */
export async function buildServer(): Promise<void> {
  const script = join(packageRoot, '..', '..', 'scripts', 'build.mjs')
  const { buildIfNeeded } = (await import(pathToFileURL(script).href)) as BuildScript
  await buildIfNeeded('server')
}
