import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { signatureOf } from './sign.ts'
import { toCurl } from './to-curl.ts'

it('BEN-06 a command has every header and the body as they were sent, whatever letters they hold', () => {
  const body = `{"name":"O'Hara $HOME \`id\` \\\\ \\"x\\" ☕\n"}`
  const command = toCurl({
    url: 'https://hooks.example/a?b=1&c=2',
    headers: { 'webhook-id': "dlv_'1" },
    body,
  })
  // The shell says what curl would get.
  const words = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`])
    .toString()
    .split('\0')
  expect(words.slice(0, -1)).toEqual([
    '-i',
    '-X',
    'POST',
    'https://hooks.example/a?b=1&c=2',
    '-H',
    "webhook-id: dlv_'1",
    '--data-binary',
    body,
  ])
})

it('BEN-07 a signature is made in the browser as the server makes it', async () => {
  const secret = Buffer.from('a secret of a developer')
  const request = { id: 'dlv_1', timestamp: '1767225600', body: '{"name":"Zoë"}' }
  const expected = createHmac('sha256', secret).update('dlv_1.1767225600.{"name":"Zoë"}').digest('base64')
  expect(await signatureOf(` whsec_${secret.toString('base64')} `, request)).toBe(`v1,${expected}`)
  for (const wrong of ['', 'secret', 'whsec_', 'whsec_*'])
    expect(await signatureOf(wrong, request)).toBeUndefined()
})
