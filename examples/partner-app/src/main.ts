import { readConfig } from './config.ts'
import { startApp } from './start.ts'

try {
  const app = await startApp(readConfig(process.env))
  console.log(`Ready: ${app.url} shows what comes in. Ctrl-C stops it.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, app.stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
