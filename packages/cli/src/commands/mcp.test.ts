import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demo } from '../../../server/src/features/sandbox/demo-world/facts.ts'
import { useWorld } from '../../../server/test/world.ts'
import { program, useFoyerProcess } from '../../test/foyer-process.ts'
import { startProxy } from '../../test/proxy.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const world = useWorld()
const { folder, inWorld, run } = useFoyer(world)
useFoyerProcess(folder)

/** A model's side of the protocol, with the real command as its child. */
async function connect(args: string[] = [], env: Record<string, string> = inWorld()) {
  return start({ command: process.execPath, args: [program, 'mcp', ...args] }, env)
}

async function start(configured: { command: string; args: string[] }, env: Record<string, string>) {
  const transport = new StdioClientTransport({
    ...configured,
    cwd: folder.path,
    env: { PATH: process.env.PATH ?? '', HOME: folder.path, ...env },
  })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  onTestFinished(() => client.close())
  const use = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: input })
    return { isError, text: (content as { text: string }[]).map(({ text }) => text).join('\n') }
  }
  return { client, use }
}

const apart = { FOYER_DATA_DIR: '/nowhere' }

/** The same server without the operations of a sandbox. */
const production = async () => ({
  ...apart,
  FOYER_API_URL: await startProxy(world.program.listeners.api, ({ path }) =>
    path.includes('/sandbox/')
      ? { status: 404, text: '{"success":false,"data":null,"meta":{"message":"No."}}' }
      : {},
  ),
  FOYER_APP_URL: world.program.listeners.app,
  FOYER_PARTNER_TOKEN: demo.partner.token,
  FOYER_USER_TOKEN: demo.owner.token,
})

describe('foyer mcp', { timeout: 120_000 }, () => {
  it('MCP-01 finds the documentation without a server', async () => {
    const { client, use } = await connect([], apart)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_documentation',
      'list_operations',
      'read_operation',
      'call_operation',
      'list_deliveries',
      'explain_event',
      'trigger_event',
      'advance_clock',
    ])
    const found = await use('search_documentation', { query: 'verify the signature of a webhook' })
    expect(found).toMatchObject({
      isError: false,
      text: expect.stringMatching(/^## Webhooks guide › Receiving with the SDK/m),
    })
    expect((await use('list_operations', { filter: 'webhooks.' })).text).toMatch(/^webhooks\.getSettings: /m)
    const { text } = await use('read_operation', { name: 'clients.create' })
    for (const part of [
      'POST /api/v1/clients/{company_id}',
      '- name (text)',
      '## Output (201)',
      '422',
      'It answers:',
    ])
      expect(text).toContain(part)
  })

  it('MCP-01 the guides are resources', async () => {
    const { client } = await connect([], apart)
    const { resources } = await client.listResources()
    const guide = resources.find(({ name }) => name === 'webhooks-guide.md')
    expect(guide).toMatchObject({ uri: 'foyer://guides/webhooks-guide.md', mimeType: 'text/markdown' })
    const { contents } = await client.readResource({ uri: 'foyer://guides/webhooks-guide.md' })
    const page = await readFile(new URL('../../../../docs/webhooks-guide.md', import.meta.url), 'utf8')
    expect(contents).toMatchObject([{ text: page }])
  })

  it('MCP-02 works with a sandbox: calls, triggers, moves the clock, reads deliveries and explains', async () => {
    const { use } = await connect()
    const created = await use('call_operation', {
      name: 'clients.create',
      input: { company_id: 1, name: 'Model', phone: '+16282304001' },
    })
    expect(created).toMatchObject({ isError: false, text: expect.stringContaining('"name": "Model"') })
    const before = JSON.parse((await use('call_operation', { name: 'sandbox.readClock' })).text).data.now
    const after = JSON.parse((await use('advance_clock', { duration: '12h' })).text).now
    expect(Date.parse(after) - Date.parse(before)).toBeGreaterThanOrEqual(12 * 3_600_000)
    const triggered = JSON.parse((await use('trigger_event', { event: 'client.create' })).text)
    expect(triggered.event).toMatchObject({ resource: 'client', company_id: 1 })
    expect(JSON.parse((await use('list_deliveries')).text)).toEqual(expect.any(Array))
    const explained = await use('explain_event', {
      resource: 'client',
      record_id: triggered.event.resource_id,
    })
    expect(explained.isError).toBe(false)
    expect(
      (await use('call_operation', { name: 'operators.listApplications', as: 'operator' })).isError,
    ).toBe(false)
  })

  it('MCP-03 what is refused is the answer of the tool, in a sentence', async () => {
    const { use } = await connect()
    expect(await use('read_operation', { name: 'companies.lst' })).toEqual({
      isError: true,
      text: 'There is no operation companies.lst. Did you mean companies.list?',
    })
    expect(await use('call_operation', { name: 'companies.get', input: { company_id: 5 } })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^403 Access denied\./),
    })
    expect(await use('advance_clock', { duration: 'soon' })).toMatchObject({ isError: true })
    expect(await use('call_operation', { name: 'logs.stream' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('a stream without an end'),
    })
    const offline = await connect([], apart)
    expect(await offline.use('list_deliveries')).toMatchObject({
      isError: true,
      text: expect.stringContaining('partner token'),
    })
    expect((await use('search_documentation', { query: 'x' })).isError).toBe(true)
    expect((await use('list_operations', { fliter: 'webhooks.' })).isError).toBe(true)
  })

  it('MCP-04 outside of a sandbox it only reads, until writes are allowed', async () => {
    const env = await production()
    const { use } = await connect([], env)
    const write = { name: 'clients.create', input: { company_id: 1, name: 'Model', phone: '+16282304002' } }
    expect((await use('call_operation', { name: 'companies.list', input: { my: 1 } })).isError).toBe(false)
    expect(
      (await use('call_operation', { name: 'clients.search', input: { company_id: 1, page: 1 } })).isError,
    ).toBe(false)
    expect(await use('call_operation', write)).toMatchObject({
      isError: true,
      text: expect.stringContaining('--allow-writes'),
    })
    for (const [tool, input] of [
      ['trigger_event', { event: 'client.create' }],
      ['advance_clock', { duration: '1h' }],
    ] as const)
      expect(await use(tool, input)).toMatchObject({
        isError: true,
        text: expect.stringContaining('needs a sandbox'),
      })
    const writer = await connect(['--allow-writes'], env)
    expect((await writer.use('call_operation', write)).isError).toBe(false)
    expect(await writer.use('call_operation', { name: 'webhooks.rotateSecret' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('answers with a secret'),
    })
  })

  it('MCP-04 a profile that is switched elsewhere changes nothing here, and what tells no date is no sandbox', async () => {
    const seen: string[] = []
    const productionUrl = await startProxy(world.program.listeners.api, ({ path }) => {
      seen.push(path)
      return path.includes('/sandbox/clock')
        ? { status: 200, text: '{"success":true,"data":{"now":"soon"},"meta":[]}' }
        : {}
    })
    const profileOf = (apiUrl: string) => ({
      apiUrl,
      appUrl: world.program.listeners.app,
      partnerToken: demo.partner.token,
      userToken: demo.owner.token,
    })
    const settings = join(folder.path, 'settings')
    const use = (current: string) =>
      writeFile(
        join(settings, 'foyer/profiles.json'),
        JSON.stringify({
          current,
          profiles: { local: profileOf(world.program.listeners.api), production: profileOf(productionUrl) },
        }),
      )
    await mkdir(join(settings, 'foyer'), { recursive: true })
    await use('local')
    const env = { ...apart, XDG_CONFIG_HOME: settings }
    const local = await connect([], env)
    expect((await local.use('call_operation', { name: 'sandbox.readClock' })).isError).toBe(false)
    await use('production')
    const write = { name: 'clients.create', input: { company_id: 1, name: 'Model', phone: '+16282304009' } }
    expect((await local.use('call_operation', write)).isError).toBe(false)
    expect(seen).toEqual([])
    const production = await connect([], env)
    expect(await production.use('call_operation', write)).toMatchObject({
      isError: true,
      text: expect.stringContaining('--allow-writes'),
    })
    expect(seen).toEqual([expect.stringContaining('/sandbox/clock')])
    expect(await local.use('call_operation', { name: 'companies.list', as: 'owner' })).toMatchObject({
      isError: true,
    })
  })

  it('MCP-05 tokens of the connection are in no answer, and issued secrets only in a sandbox', async () => {
    const { use } = await connect()
    const login = {
      name: 'auth.authenticate',
      input: { login: demo.owner.login, password: demo.owner.password },
    }
    expect((await use('call_operation', login)).text).toMatch(/"user_token": "foyer_user_/)
    const echo = await use('call_operation', {
      name: 'clients.create',
      input: { company_id: 1, name: demo.partner.token, phone: '+16282304003' },
    })
    expect(echo.isError).toBe(false)
    expect(echo.text).not.toContain(demo.partner.token)
  })

  it('MCP-01 is started by the configuration of the guide', async () => {
    const guide = await readFile(new URL('../../../../docs/cli-guide.md', import.meta.url), 'utf8')
    const [, snippet = ''] = /```json\n(\{\s*"mcpServers".*?)```/s.exec(guide) ?? []
    // As npm does it in a project with the dependency.
    const bin = join(folder.path, 'node_modules/.bin')
    await mkdir(bin, { recursive: true })
    await symlink(program, join(bin, 'foyer'))
    const { client } = await start(JSON.parse(snippet).mcpServers.foyer, {
      ...apart,
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    })
    expect(client.getServerVersion()).toMatchObject({ name: 'foyer' })
  })

  it('ends when its client does', async () => {
    expect(await run(['mcp'], inWorld())).toMatchObject({ code: 0, stdout: '', stderr: '' })
  })
})
