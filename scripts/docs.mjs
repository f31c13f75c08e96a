import { buildSiteProgram, runSiteProgram } from './build.mjs'

await buildSiteProgram()
process.exitCode = await runSiteProgram(process.argv.slice(2))
