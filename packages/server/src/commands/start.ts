import type { Config } from '../config/config.ts'
import { createLog, createStartLog, flushed } from '../platform/log.ts'
import { banner } from '../start/banner.ts'
import { startProgram } from '../start/program.ts'

/** Runs until a signal comes or the program cannot continue, and returns the exit code. */
export async function runServer(config: Config): Promise<number> {
  const options = { level: config.logLevel }
  const { log, runs } =
    config.mode === 'sandbox' ? createStartLog(options) : { log: createLog(options), runs: () => undefined }
  // Whoever reads the output may be gone, and the program goes on.
  process.stdout.on('error', () => undefined)
  // The handlers are set first, so that a Ctrl-C during the start also stops it in order.
  const signal = nextSignal()
  const program = await startProgram({ config, log })
  process.stdout.write(banner(program.ctx))
  runs()
  const reason = await Promise.race([signal, program.failed.then(sentence => ({ sentence }))])
  if (typeof reason === 'string') log.info({ signal: reason }, 'stopping: requests under way finish first')
  else log.fatal(reason.sentence)
  await program.stop()
  log.info('stopped')
  await flushed(log)
  return typeof reason === 'string' ? 0 : 1
}

/** Repeated signals change nothing, because npm passes on the Ctrl-C that the terminal has already sent. */
function nextSignal(): Promise<string> {
  return new Promise(resolve => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name))
  })
}
