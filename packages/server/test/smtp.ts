import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { packageRoot } from '../src/platform/package-root.ts'

const fixture = (name: string) => readFileSync(join(packageRoot, 'test/fixtures', name), 'utf8')

export const testCertificate = fixture('cert.pem')

interface ReceivedMail {
  to: string[]
  source: string
  isSecure: boolean
  user: string
}

interface SmtpOptions {
  /** TLS from the first byte. */
  secure?: boolean
  /** Does not offer STARTTLS. */
  isPlain?: boolean
  login?: { user: string; password: string }
  port?: number
}

const refusal = (responseCode: number) => Object.assign(new Error('so says the test'), { responseCode })

/** A mail server on this machine. */
export async function startSmtp({ secure = false, isPlain = false, login, port = 0 }: SmtpOptions = {}) {
  const received: ReceivedMail[] = []
  /** The errors with which the next letters are refused at RCPT TO, one each. */
  const refusals: number[] = []
  let held: Promise<void> | undefined
  let onReceived: (() => void) | undefined
  const server = new SMTPServer({
    secure,
    cert: testCertificate,
    key: fixture('key.pem'),
    authOptional: login === undefined,
    disabledCommands: isPlain ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    logger: false,
    onAuth(auth, _session, done) {
      const isRight = auth.username === login?.user && auth.password === login?.password
      if (isRight) done(null, { user: auth.username })
      else done(refusal(535))
    },
    onRcptTo(_address, _session, done) {
      const code = refusals.shift()
      done(code === undefined ? null : refusal(code))
    },
    onData(stream, session, done) {
      let source = ''
      stream.on('data', chunk => {
        source += chunk
      })
      stream.on('end', async () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source,
          isSecure: session.secure,
          user: String(session.user ?? ''),
        })
        onReceived?.()
        await held
        done(null)
      })
    },
  })
  // Clients that do not trust the certificate leave in the middle of a handshake.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', () => resolve())
  })
  const address = server.server.address() as AddressInfo
  return {
    received,
    refusals,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    /** From now on the server takes letters, and delays its reply. */
    hold() {
      let release: () => void = () => undefined
      held = new Promise(resolve => {
        release = resolve
      })
      const arrived = new Promise<void>(resolve => {
        onReceived = resolve
      })
      return {
        arrived,
        release: () => {
          held = undefined
          release()
        },
      }
    },
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
