import { BuildError, buildIfNeeded } from './build.mjs'

try {
  await buildIfNeeded('server', 'console')
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
process.stderr.write('Starting Foyer …\n')
await import(new URL('../packages/server/dist/main.js', import.meta.url).href)
