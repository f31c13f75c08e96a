import type { Config } from '../config/config.ts'
import { createLog } from '../platform/log.ts'
import { banner } from '../start/banner.ts'
import { startProgram } from '../start/program.ts'

/** Runs until a signal comes, or until it cannot go on. Answers the exit code. */
export async function runServer(config: Config): Promise<number> {
  const log = createLog({ level: config.logLevel })
  // Heard from the first moment: a Ctrl-C during the start ends it in order, too.
  const signal = nextSignal()
  const program = await startProgram({ config, log })
  process.stdout.write(banner(program.ctx))
  const reason = await Promise.race([signal, program.failed.then(sentence => ({ sentence }))])
  if (typeof reason === 'string') log.info({ signal: reason }, 'stopping: requests under way finish first')
  else log.fatal(reason.sentence)
  await program.stop()
  log.info('stopped')
  return typeof reason === 'string' ? 0 : 1
}

/** Repeated signals change nothing: npm passes on the Ctrl-C that the terminal has sent already. */
function nextSignal(): Promise<string> {
  return new Promise(resolve => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name))
  })
}
