import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Installed, installPackages, root } from './install.ts'
import { freePort } from './sandbox.ts'
import { Terminals } from './terminals.ts'

let installed: Installed
const terminals = new Terminals()

beforeAll(async () => {
  installed = await installPackages()
})

afterAll(async () => {
  await terminals.close()
  await installed?.remove()
})

const start = (command: string, env: Record<string, string>) =>
  terminals.start(command, { cwd: installed.folder, env })

it('EXA-151 the README leads from an empty folder to a verified webhook', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const section = readme.slice(readme.indexOf('## Your first webhook'), readme.indexOf('## Run everything'))
  const blocks = [...section.matchAll(/```(sh|js)\n([\s\S]*?)```/g)].map(([, language, text = '']) => ({
    language,
    text,
  }))
  const [install, receiver, commands] = blocks.map(({ text }) => text.trim())
  expect(install).toBe('npm install @foyer/server @foyer/cli @foyer/sdk')
  const port = String(await freePort())
  const env = { API_PORT: String(await freePort()), APP_PORT: String(await freePort()) }
  await writeFile(join(installed.folder, 'receiver.mjs'), receiver?.replace('3000', port) ?? '')
  const [sandbox = '', receive = '', listen = '', trigger = ''] =
    commands?.replace('3000', port).split('\n') ?? []
  const startedMs = performance.now()
  const ofSandbox = start(sandbox, env)
  await expect.poll(ofSandbox, { timeout: 60_000 }).toContain('Ctrl-C stops it')
  const ofReceiver = start(receive, env)
  const ofListen = start(listen, env)
  await expect.poll(ofListen, { timeout: 30_000 }).toContain('Ready')
  start(trigger, env)
  await expect.poll(ofReceiver, { timeout: 30_000 }).toContain('verified: client update')
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`From the installed packages to a verified webhook: 4 commands, ${seconds} s.`)
})
