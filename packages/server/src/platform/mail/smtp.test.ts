import { afterEach, describe, expect, it } from 'vitest'
import { startSmtp, testCertificate } from '../../../test/smtp.ts'
import { type Message, openSmtp, type SmtpServer } from './smtp.ts'

const servers: Awaited<ReturnType<typeof startSmtp>>[] = []
const start = async (options: Parameters<typeof startSmtp>[0] = {}) => {
  const server = await startSmtp(options)
  servers.push(server)
  return server
}
afterEach(() => Promise.all(servers.splice(0).map(server => server.stop())))

const at = (port: number, tls: SmtpServer['tls'], user = '', password = ''): SmtpServer => ({
  host: '127.0.0.1',
  port,
  tls,
  user,
  password,
})
const message: Message = {
  from: { name: 'Foyer', address: 'no-reply@foyer.example' },
  to: 'zoe@example.com',
  subject: 'Grüße',
  text: 'Hello,\n\nfollow https://app.example/x#y',
  html: '<p>Hello</p>',
  messageId: 'foyer.1.2@foyer.example',
  date: new Date('2026-01-02T03:04:05Z'),
}

describe('SMTP', () => {
  it('SEC-18 a letter has text and HTML, a stable Message-ID, and says that a machine wrote it', async () => {
    const server = await start()
    expect(await openSmtp(at(server.port, 'none')).send(message)).toEqual({ status: 'sent' })
    const [{ source = '', to, isSecure } = { to: [], isSecure: true }] = server.received
    expect(to).toEqual(['zoe@example.com'])
    expect(isSecure).toBe(false)
    expect(source).toContain('Message-ID: <foyer.1.2@foyer.example>')
    expect(source).toContain('Auto-Submitted: auto-generated')
    expect(source).toContain('Content-Type: multipart/alternative')
    expect(source).toMatch(/Content-Type: text\/plain[\s\S]+Content-Type: text\/html/)
  })

  it('SEC-18 STARTTLS and implicit TLS work with a certificate that is trusted', async () => {
    const ca = testCertificate
    const login = { user: 'foyer', password: 'p@ss' }
    const upgrading = await start({ login })
    const secure = await start({ secure: true, login })
    const outcomes = [
      await openSmtp(at(upgrading.port, 'required', 'foyer', 'p@ss'), { ca }).send(message),
      await openSmtp(at(secure.port, 'implicit', 'foyer', 'p@ss'), { ca }).send(message),
    ]
    expect(outcomes).toEqual([{ status: 'sent' }, { status: 'sent' }])
    expect([...upgrading.received, ...secure.received].map(({ isSecure, user }) => [isSecure, user])).toEqual(
      [
        [true, 'foyer'],
        [true, 'foyer'],
      ],
    )
  })

  it('SEC-18 nothing is sent where TLS fails: a certificate that is not trusted, a server without STARTTLS', async () => {
    const upgrading = await start()
    const secure = await start({ secure: true })
    const plain = await start({ isPlain: true })
    const outcomes = [
      await openSmtp(at(upgrading.port, 'required')).send(message),
      await openSmtp(at(secure.port, 'implicit')).send(message),
      await openSmtp(at(plain.port, 'required')).send(message),
    ]
    expect(outcomes.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed'])
    expect([upgrading, secure, plain].flatMap(({ received }) => received)).toEqual([])
  })

  it.each([
    [450, 'failed'],
    [550, 'refused'],
  ])('SEC-18 %i about the recipient is %s', async (code, status) => {
    const server = await start()
    server.refusals.push(code)
    expect(await openSmtp(at(server.port, 'none')).send(message)).toMatchObject({
      status,
      responseCode: code,
    })
  })

  it('SEC-18 a wrong password of ours does not end the message', async () => {
    const server = await start({ login: { user: 'foyer', password: 'right' }, isPlain: true })
    expect(await openSmtp(at(server.port, 'none', 'foyer', 'wrong')).send(message)).toMatchObject({
      status: 'failed',
      code: 'EAUTH',
    })
  })

  it('SEC-18 nothing in an address or a subject becomes a header or a second recipient', async () => {
    const server = await start()
    const smtp = openSmtp(at(server.port, 'none'))
    await smtp.send({ ...message, subject: 'Hi\r\nBcc: victim@example.com\r\n\r\nevil body' })
    await smtp.send({ ...message, to: 'a@example.com>, <victim@example.com' })
    await smtp.send({ ...message, to: 'a@example.com\r\nRCPT TO:<victim@example.com>' })
    await smtp.send({ ...message, to: 'x@example.com, victim@example.com' })
    expect(server.received.flatMap(({ to }) => to)).not.toContain('victim@example.com')
    for (const { source, to } of server.received) {
      expect(source).not.toMatch(/^Bcc:/im)
      expect(to).toHaveLength(1)
    }
  })
})
