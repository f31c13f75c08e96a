import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), {
  template: new URL('./template', import.meta.url),
  ownPackage: new URL('../package.json', import.meta.url),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
})
