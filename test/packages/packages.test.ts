import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { EdgeVM } from '@edge-runtime/vm'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../packages/server/test/browser.ts'
import { type Installed, installPackages, packageNames, root } from './install.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'
import { expected } from './uses.mjs'

const run = promisify(execFile)

let installed: Installed
let sandbox: Sandbox

beforeAll(async () => {
  installed = await installPackages()
  sandbox = await startSandbox(installed.folder, ['foyer-server'])
})

afterAll(async () => {
  await sandbox?.stop()
  await installed?.remove()
})

const demo = () => ({
  apiUrl: sandbox.apiUrl,
  partnerToken: sandbox.demo.partner.token,
  userToken: sandbox.demo.owner.token,
})

it('nothing that is installed asks for another Node', () => {
  expect(installed.warnings).not.toContain('EBADENGINE')
})

describe.each(packageNames)('the package %s', name => {
  const tarball = () => installed.tarballs.find(path => basename(path).startsWith(`foyer-${name}-`)) ?? ''

  it('has its README, its licence and no tests', async () => {
    const { stdout } = await run('tar', ['-tzf', tarball()])
    const files = stdout.trim().split('\n')
    expect(files).toEqual(
      expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/package.json']),
    )
    expect(files.filter(file => /\.test\.|\/src\/|tsconfig|\.built-from/.test(file))).toEqual([])
  })

  it('names no folder of the machine on which it was built', async () => {
    const { stdout } = await run('tar', ['-xzOf', tarball()], { maxBuffer: 256 * 1024 * 1024 })
    expect(stdout.includes(root.slice(1))).toBe(false)
    expect(stdout).toContain(`"name": "@foyer/${name}"`)
  })

  it('is clean for publint', async () => {
    const { publint } = await import('publint')
    const { messages } = await publint({
      pkgDir: join(installed.folder, 'node_modules/@foyer', name),
      pack: false,
      level: 'suggestion',
      strict: true,
    })
    expect(messages).toEqual([])
  })
})

describe.each(['contract', 'sdk', 'testing'])('the types of %s', name => {
  it('resolve everywhere that loads ESM', async () => {
    const tarball = installed.tarballs.find(path => basename(path).startsWith(`foyer-${name}-`)) ?? ''
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    const checking = run(process.execPath, [attw, tarball, '--profile', 'esm-only', '--no-emoji'])
    const { stdout, code } = await checking.then(
      ({ stdout }) => ({ stdout, code: 0 }),
      ({ stdout, code }) => ({ stdout, code }),
    )
    expect({ code, problems: code === 0 ? '' : stdout }).toEqual({ code: 0, problems: '' })
  })
})

const compilers = { 'TypeScript 5.9': 'typescript-5.9', 'TypeScript 7': 'typescript' }

describe.each(Object.entries(compilers))('%s', (_name, compiler) => {
  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('checks strict consumers with module %s and resolution %s', async (module, moduleResolution) => {
    const files = ['consumer-of-sdk.ts', 'consumer-of-contract.ts']
    for (const file of files)
      await writeFile(join(installed.folder, file), await readFile(join(import.meta.dirname, file), 'utf8'))
    const options = { module, moduleResolution, target: 'es2022', strict: true, noEmit: true }
    const config = {
      compilerOptions: {
        ...options,
        lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
        types: [],
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
      },
      files,
    }
    await writeFile(join(installed.folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
    const {
      code = 0,
      stdout,
      stderr,
    } = await run(process.execPath, [tsc, '-p', installed.folder]).catch(error => error)
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' })
  })
})

/** Paths of `node`, separated by colons: the CI gives several versions. */
const nodes = (process.env.FOYER_TEST_NODES ?? process.execPath).split(':')

describe('the SDK', () => {
  it.each(nodes)('EXA-150 runs in %s', async node => {
    await writeFile(
      join(installed.folder, 'uses.mjs'),
      await readFile(join(import.meta.dirname, 'uses.mjs'), 'utf8'),
    )
    const script = `import * as sdk from '@foyer/sdk'
import * as webhooks from '@foyer/sdk/webhooks'
import { use } from './uses.mjs'
console.log(JSON.stringify(await use(sdk, webhooks, ${JSON.stringify(demo())})))`
    await writeFile(join(installed.folder, 'try.mjs'), script)
    const { stdout, stderr } = await run(node, ['try.mjs'], { cwd: installed.folder })
    expect(JSON.parse(stdout)).toEqual(expected)
    expect(stderr).toBe('')
  })

  /** The SDK and its use as one script, which leaves its result in `result`. */
  const bundle = async (platform: 'browser' | 'neutral') => {
    const entry = `import * as sdk from '@foyer/sdk'
import * as webhooks from '@foyer/sdk/webhooks'
import { use } from ${JSON.stringify(join(import.meta.dirname, 'uses.mjs'))}
globalThis.result = use(sdk, webhooks, ${JSON.stringify(demo())})`
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: installed.folder },
      tsconfigRaw: {},
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      platform,
    })
    return outputFiles[0]?.text ?? ''
  }

  it('runs in an edge runtime', async () => {
    const vm = new EdgeVM({ extend: context => Object.assign(context, { fetch }) })
    vm.evaluate(await bundle('neutral'))
    expect(JSON.parse(JSON.stringify(await vm.evaluate('result')))).toEqual(expected)
  })

  it('runs in a browser, where v3 is open to it', async () => {
    const browser = await openBrowser()
    const page = await browser.newPage()
    const entry = `import { createFoyer } from '@foyer/sdk'
const read = async options => {
  const titles = []
  for await (const { title } of createFoyer(options).v3.listResources({ location_id: 1, limit: 2 })) titles.push(title)
  return titles
}
globalThis.read = options => read(options).catch(error => [error.message, String(error.cause)])`
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: installed.folder },
      tsconfigRaw: {},
      bundle: true,
      write: false,
      format: 'iife',
      platform: 'browser',
    })
    const script = outputFiles[0]?.text ?? ''
    // A page that Playwright made up would count as one from elsewhere, and a browser keeps those from this machine.
    const pages = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<script>${script}</script>`)
    })
    await once(pages.listen(0, '127.0.0.1'), 'listening')
    await page.goto(`http://localhost:${(pages.address() as AddressInfo).port}/`)
    const options = { apiUrl: sandbox.apiUrl, accessToken: sandbox.demo.restricted_key }
    const titles = await page.evaluate(
      given => (globalThis as unknown as { read(options: object): Promise<string[]> }).read(given),
      options,
    )
    expect(titles).toEqual(Array(6).fill(expect.any(String)))
    await page.close()
    pages.close()
  })
})

/** The code of a README as one program. */
async function programOf(readme: string): Promise<string> {
  const text = await readFile(join(root, readme), 'utf8')
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n')
}

const printedByReadme = {
  sdk: '404 not_found clients.get',
  contract: 'GET',
  testing: 'verified: client create',
}

describe.each(Object.entries(printedByReadme))('the README of %s', (name, printed) => {
  it('runs as it is', async () => {
    await writeFile(join(installed.folder, 'readme.mjs'), await programOf(`packages/${name}/README.md`))
    const { apiUrl, partnerToken, userToken } = demo()
    const { stdout, stderr } = await run(process.execPath, ['readme.mjs'], {
      cwd: installed.folder,
      env: {
        ...process.env,
        FOYER_API_URL: apiUrl,
        FOYER_SANDBOX: apiUrl,
        FOYER_PARTNER_TOKEN: partnerToken,
        FOYER_USER_TOKEN: userToken,
      },
    })
    expect(stdout).toContain(printed)
    expect(stderr.replaceAll(/^.*ExperimentalWarning.*\n.*\n/gm, '')).toBe('')
  })
})

describe('the server', () => {
  it('answers after one command, with its console', async () => {
    const response = await fetch(`${sandbox.apiUrl}/api/v1/countries`, {
      headers: { Authorization: `Bearer ${sandbox.demo.partner.token}` },
    })
    expect(response.status).toBe(200)
    const page = await (await fetch(sandbox.appUrl)).text()
    const [, script = ''] = /src="(\/app\/[^"]+\.js)"/.exec(page) ?? []
    expect((await fetch(sandbox.appUrl + script)).status).toBe(200)
  })

  it('is started by the command foyer as well', async () => {
    const other = await startSandbox(installed.folder, ['foyer', 'start'])
    expect((await fetch(`${other.appUrl}/healthz`)).status).toBe(200)
    await other.stop()
  })
})
