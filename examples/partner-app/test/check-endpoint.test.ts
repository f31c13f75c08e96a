import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { it } from 'node:test'
import { createWorld } from '@foyer/testing'
import { TestedApp } from './running-app.ts'
import { wrongReceiver } from './wrong-receiver.ts'

const command = join(createRequire(import.meta.url).resolve('@foyer/cli/package.json'), '../bin/foyer.mjs')
const tokens = {
  FOYER_WEBHOOK_SECRET: 'whsec_Rm95ZXJEZW1vU2VjcmV0T2ZBY21lLW5vdC1zZWNyZXQ=',
  FOYER_PARTNER_TOKEN: 'foyer_partner_demo_acme',
}

/** Runs the real command, prints its table, and returns the names of the checks by their result. */
async function check(url: string) {
  const args = [command, 'check-endpoint', url, '--marketplace', '-o', 'table']
  const { code, stdout } = await new Promise<{ code: number; stdout: string }>((resolve, reject) => {
    execFile(process.execPath, args, { env: { ...process.env, ...tokens } }, (error, stdout, stderr) => {
      if (stdout) resolve({ code: Number(error?.code ?? 0), stdout })
      else reject(new Error(stderr))
    })
  })
  console.log(stdout)
  const named = (result: string) =>
    [...stdout.matchAll(new RegExp(`^${result} +(\\S+)`, 'gm'))].map(([, name]) => name)
  return { code, stdout, failed: named('failed'), passed: named('passed'), warned: named('warning') }
}

it('our receiver passes every check', async () => {
  await using world = await createWorld()
  await using app = await TestedApp.start(world)
  const { code, failed, warned, passed } = await check(`${app.url}/webhooks`)
  assert.deepEqual(
    { code, failed, warned, count: passed.length },
    { code: 0, failed: [], warned: [], count: 27 },
  )
})

const withoutVerifying = [
  'wrong-signature',
  'missing-signature',
  'missing-id',
  'old-timestamp',
  'future-timestamp',
  'changed-body',
]
// The large body is that of a Location, which this receiver does not know either.
const failingWithTheUnknown = [
  'unknown-resource',
  'unknown-status',
  'test-delivery',
  'uninstall',
  'freeze',
  'payment',
  'client_erased',
  'large-body',
]
const beforeVerifying = ['get', 'empty-post']

it('a receiver that was written in a hurry fails, and learns what to mend', async () => {
  const server = wrongReceiver()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const { code, failed, stdout } = await check(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    )
    assert.equal(code, 1)
    assert.deepEqual(failed, [...withoutVerifying, ...failingWithTheUnknown, ...beforeVerifying])
    assert.match(stdout, /→ Verify webhook-signature with your secret before you use the body/)
    assert.match(stdout, /→ Respond with 2xx to what you do not know, and ignore it/)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
