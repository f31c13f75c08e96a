import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../test/world.ts'
import { packageRoot } from '../../platform/package-root.ts'

const world = useWorld(withoutWorker)

/** Sends the path unchanged, because HTTP clients would normalise it. */
function sendRaw(target: string, headers: Record<string, string> = {}): Promise<string> {
  const { port, host } = new URL(world.app.url)
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    )
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

const escapes = [
  '..%2f..%2fetc/passwd',
  '..%2f..%2f..%2f..%2fpackage.json',
  '../../etc/passwd',
  '../../../../../../etc/passwd',
  '..%5c..%5cetc%5cpasswd',
  '..\\..\\etc\\passwd',
  '%2e%2e/%2e%2e/etc/passwd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%252f..%252fetc/passwd',
  '%c0%ae%c0%ae%c0%afetc%c0%afpasswd',
  '%c0%af',
  '%00',
  'favicon.svg%00.txt',
  '%zz',
  '%',
  '%f',
  '%ff',
  '%u002e%u002e/',
  './.././favicon.svg',
  '.git/config',
  '.env',
  '//etc/passwd',
  `${'a'.repeat(5000)}`,
  `${'../'.repeat(1000)}etc/passwd`,
  `${'%2e%2e%2f'.repeat(500)}etc/passwd`,
  'x'.repeat(300),
]

describe('paths that try to escape the folder', () => {
  for (const prefix of ['/assets/', '/app/', '/docs/', '/explorer/', '/openapi/', '/', '//', '/account/'])
    it(`SEC-15 under ${prefix} are 4xx, and never a file of ours`, async () => {
      for (const way of escapes) {
        const answer = await sendRaw(prefix + way)
        expect(statusOf(answer), prefix + way).toBeGreaterThanOrEqual(400)
        expect(statusOf(answer), prefix + way).toBeLessThan(500)
        expect(answer).not.toContain('root:')
        expect(answer).toContain('{"success":false,"data":null,')
      }
    })

  it.each([
    '//evil.example/',
    '//evil.example/docs',
    '//docs',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '//appstore/payment/?salon_id=1',
    '//oauth/authorize?client_id=x',
  ])('SEC-15 %s is not found, by programs and by people', async target => {
    for (const accept of ['application/json', 'text/html']) {
      const answer = await sendRaw(target, { Accept: accept })
      expect(statusOf(answer)).toBe(404)
      expect(answer).not.toMatch(/^location:/im)
    }
  })

  it('SEC-28 a range that a file does not have is 416, in the usual envelope, and says how long the file is', async () => {
    const answer = await sendRaw('/assets/favicon.svg', { Range: 'bytes=99999999-' })
    expect(statusOf(answer)).toBe(416)
    const { size } = await stat(join(packageRoot, 'assets/favicon.svg'))
    expect(answer).toMatch(new RegExp(`^content-range: bytes \\*/${size}\r$`, 'im'))
    expect(answer).toContain('{"success":false,"data":null,')
    expect(statusOf(await sendRaw('/assets/favicon.svg', { Range: 'bytes=0-9' }))).toBe(206)
  })

  it('SEC-15 what redirects, redirects to a path of its own', async () => {
    for (const target of [
      '/docs',
      '/docs?x=//evil.example',
      '/docs//',
      '/docs/?//evil.example',
      '/explorer',
    ]) {
      const location = /^location: (.*)$/im.exec(await sendRaw(target))?.[1]?.trim()
      expect(['/docs/', '/explorer/', undefined]).toContain(location)
    }
  })
})
