import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from './command-line/read-arguments.ts'
import { readProject } from './requirements/read-project.ts'
import { report } from './requirements/report.ts'

/** Reports which test proves which requirement. Fails when a test names one that does not exist. */
readArguments(
  `Usage: npm run requirements

  Reports which test proves which requirement of docs/requirements.md.`,
  {},
)
const project = await readProject(join(dirname(fileURLToPath(import.meta.url)), '..'))
console.log(report(project))
process.exitCode = project.unknown.length > 0 ? 1 : 0
