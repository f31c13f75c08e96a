import { EmbeddedDatabaseError, startEmbeddedDatabase } from './embedded.ts'

const dataDir = process.argv[2] ?? ''
const report = (result: object) => process.stdout.write(`${JSON.stringify(result)}\n`)

try {
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const database = await startEmbeddedDatabase({ dataDir, log, durable: false })
  report({ connection: database.connection })
  process.stdin.on('end', () => database.stop()).resume()
} catch (error) {
  report(error instanceof EmbeddedDatabaseError ? { code: error.code, message: error.message } : { error })
}
