import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { readConfig } from '../src/config.ts'
import { openState } from '../src/state.ts'

it('needs no settings beside a sandbox on this machine', () => {
  const { applicationId, port, sandbox } = readConfig({})
  assert.deepEqual({ applicationId, port }, { applicationId: 1, port: 8090 })
  assert.equal(sandbox?.developerToken, 'foyer_pat_demo_developer')
})

it('names everything that is missing elsewhere, and uses no demo value there', () => {
  const env = { FOYER_API_URL: 'https://api.example', PUBLIC_URL: 'https://app.example/x', PORT: 'many' }
  assert.throws(
    () => readConfig(env),
    ({ message }: Error) =>
      ['FOYER_PARTNER_TOKEN', 'FOYER_WEBHOOK_SECRET', 'FOYER_APPLICATION_ID', 'PUBLIC_URL', 'PORT'].every(
        name => message.includes(name),
      ),
  )
})

it('takes the demo values beside a sandbox in another container, and the address by which Foyer reaches it', () => {
  const env = { FOYER_API_URL: 'http://foyer:8080', WEBHOOK_URL: 'http://app:8090', USE_DEMO_TOKENS: '1' }
  const { partnerToken, webhookUrl } = readConfig(env)
  assert.deepEqual([partnerToken, webhookUrl], ['foyer_partner_demo_acme', 'http://app:8090'])
  assert.throws(() => readConfig({ ...env, USE_DEMO_TOKENS: '' }), /FOYER_PARTNER_TOKEN is missing/)
})

it('asks for a password where others can reach it', () => {
  assert.throws(() => readConfig({ HOST: '0.0.0.0' }), /ADMIN_PASSWORD is missing/)
  assert.throws(() => readConfig({ PUBLIC_URL: 'https://app.example' }), /ADMIN_PASSWORD is missing/)
  for (const WEBHOOK_URL of ['https://app.example', 'http://192.0.2.1', 'http://[2001:db8::1]'])
    assert.throws(() => readConfig({ WEBHOOK_URL }), /ADMIN_PASSWORD is missing/)
  assert.equal(readConfig({ WEBHOOK_URL: 'http://localhost:8090' }).password, undefined)
  assert.equal(readConfig({ PUBLIC_URL: 'https://app.example', ADMIN_PASSWORD: 'x' }).password, 'x')
})

it('saves a change whole or not at all, and one after the other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partner-app-'))
  try {
    const file = join(folder, 'state.json')
    const state = await openState(file)
    const failing = state.change(draft => {
      draft.positions[1] = 5
      throw new Error('no')
    })
    const counting = Array.from({ length: 20 }, () =>
      state.change(draft => {
        draft.positions[2] = (draft.positions[2] ?? 0) + 1
      }),
    )
    await assert.rejects(failing, /no/)
    await Promise.all(counting)
    assert.deepEqual((await openState(file)).read().positions, { 2: 20 })
    await writeFile(file, '{"broken')
    await assert.rejects(openState(file), /is not JSON/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
