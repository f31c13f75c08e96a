import { BuildError, buildBeside, buildIfNeeded } from './build.mjs'

try {
  await buildIfNeeded('server', 'console')
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
process.stderr.write('Starting Foyer …\n')
// The documentation is built beside the program, which does not wait for it.
if (['start', undefined].includes(process.argv[2])) buildBeside('site')
await import(new URL('../packages/server/dist/main.js', import.meta.url).href)
