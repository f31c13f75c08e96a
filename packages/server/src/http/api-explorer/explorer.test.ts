import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { operations, resourceKinds } from '@foyer/contract'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../../features/sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)

interface DescribedDocument {
  paths: Record<
    string,
    Record<string, { operationId: string; parameters: { name: string; example?: unknown }[] }>
  >
  servers: { url: string }[]
  components: { schemas: Record<string, unknown> }
  webhooks?: Record<string, unknown>
}

const read = async (name: string) =>
  JSON.parse((await world.app.get(`/openapi/${name}.json`)).text) as DescribedDocument

describe('the API explorer', () => {
  it('VER-02 describes every operation of the contract in exactly one document', async () => {
    const described: string[] = []
    for (const name of ['developer-tools', 'general', 'v3', 'account'])
      for (const path of Object.values((await read(name)).paths))
        described.push(...Object.values(path).map(({ operationId }) => operationId))
    expect(described.sort()).toEqual(operations.map(({ name }) => name).sort())
  })

  it('WEB-01 describes every webhook, with the record that it carries', async () => {
    const { webhooks } = await read('developer-tools')
    expect(Object.keys(webhooks ?? {}).sort()).toEqual(
      [...Object.keys(resourceKinds), 'test', 'marketplace', 'payment', 'personalData'].sort(),
    )
    expect(JSON.stringify(webhooks?.client)).toContain('"#/components/schemas/Client"')
  })

  it('the examples are filled in with the ids of the demo world, and the addresses with those of this server', async () => {
    const { paths, servers } = await read('general')
    expect(servers).toEqual([{ url: world.program.ctx.urls.api }])
    expect(paths['/api/v1/company/{company_id}']?.get?.parameters[0]).toMatchObject({
      name: 'company_id',
      example: 1,
    })
  })

  it('every reference inside a document leads somewhere', async () => {
    for (const name of ['developer-tools', 'general', 'account']) {
      const text = JSON.stringify(await read(name))
      const { components } = JSON.parse(text) as DescribedDocument
      const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
        ([, schema]) => schema as string,
      )
      expect(named.length).toBeGreaterThan(0)
      for (const schema of named) expect(Object.keys(components.schemas)).toContain(schema)
    }
  })

  it('EXA-95 the page reads documents whose GETs have no body, and which fill in no choice', async () => {
    const published = JSON.parse((await world.app.get('/openapi/general.json')).text)
    const { text } = await world.app.get('/openapi/reference/general.json')
    const shown = JSON.parse(text)
    expect(published.paths['/api/v1/companies'].get.requestBody).toBeDefined()
    for (const { get } of Object.values<{ get?: object }>(shown.paths))
      expect(get ?? {}).not.toHaveProperty('requestBody')
    expect(shown.paths['/api/v1/companies'].post).toEqual(published.paths['/api/v1/companies'].post)
    expect(Object.keys(shown.components.schemas)).toEqual(Object.keys(published.components.schemas))
    const { parameters } = shown.paths['/api/v1/companies'].get
    for (const { required, example, examples } of parameters)
      if (!required && example === undefined) expect(examples).toEqual({ default: { 'x-disabled': true } })
  })

  it('EXA-95 the page tries each document with a scheme that the document has', async () => {
    const page = (await world.app.get('/explorer/')).text
    const { sources } = JSON.parse(/createApiReference\([^,]*,\s*(\{.*?\})\s*\)\s*</s.exec(page)?.[1] ?? '{}')
    expect(sources.map(({ slug }: { slug: string }) => slug)).toContain('v3')
    for (const { url, authentication } of sources) {
      const { components } = JSON.parse((await world.app.get(url)).text)
      const schemes = Object.keys(components.securitySchemes)
      expect(schemes, url).toContain(authentication.preferredSecurityScheme)
      expect(schemes, url).toEqual(expect.arrayContaining(Object.keys(authentication.securitySchemes)))
    }
  })

  it('an unknown document is 404 and names those there are', async () => {
    const { status, json } = await world.app.get('/openapi/nothing.json')
    expect(status).toBe(404)
    expect(json.meta.message).toContain('general.json')
  })

  it('SEC-20 a document is built once, sent compressed, and not sent to a caller who has it', async () => {
    const answer = await fetch(`${world.app.url}/openapi/general.json`)
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
    expect(await answer.json()).toEqual(await read('general'))
    const again = await world.app.get('/openapi/general.json', { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await world.app.get('/openapi/account.json')).headers.etag).not.toBe(etag)
  })
})

describe('the program of the API explorer', () => {
  const path = '/explorer/js/scalar.js'
  const ask = (encoding: string, headers: Record<string, string> = {}) =>
    request(world.app.url + path, { headers: { 'accept-encoding': encoding, ...headers } })

  it('SEC-20 is compressed ahead, and the same in every coding', async () => {
    const plain = await ask('identity')
    const text = await plain.body.text()
    expect(text.length).toBeGreaterThan(1_000_000)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { statusCode, headers, body } = await ask(coding)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-encoding': coding,
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'Accept-Encoding',
        etag: plain.headers.etag,
      })
      const bytes = Buffer.from(await body.arrayBuffer())
      expect(Number(headers['content-length'])).toBe(bytes.length)
      expect(bytes.length).toBeLessThan(text.length / 3)
      expect(decode(bytes).toString() === text).toBe(true)
    }
  })

  it('SEC-20 is not sent to a caller who has it, nor in response to HEAD', async () => {
    const { headers, body } = await ask('br')
    await body.dump()
    const again = { 'if-none-match': String(headers.etag) }
    for (const method of ['GET', 'HEAD']) {
      const { status, text, headers: saved } = await world.app.send(method, path, { headers: again })
      expect([status, text], method).toEqual([304, ''])
      expect([saved.etag, saved['content-length']], method).toEqual([headers.etag, undefined])
    }
    const head = await world.app.head(path, { headers: { 'accept-encoding': 'br' } })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(headers['content-length'])
  })
})

describe('the API explorer in a browser', () => {
  let browser: Browser
  let context: BrowserContext
  // Its program takes seconds to start, so these tests share one page.
  let page: Page
  let policy: string
  const requested: string[] = []
  const answers: string[] = []
  const warnings: string[] = []
  const policyOf = (headers: Record<string, string | string[] | undefined> = {}) =>
    String(headers['content-security-policy'])

  beforeAll(async () => {
    browser = await openBrowser()
    context = await browser.newContext()
    page = await context.newPage()
    context.on('console', message => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    page.on('request', request => requested.push(request.url()))
    page.on('response', answer => answers.push(`${answer.status()} ${answer.url()}`))
    policy = policyOf((await page.goto(`${world.app.url}/explorer`))?.headers())
    await page.getByText('/api/v1/auth').first().waitFor()
  })
  afterAll(() => context?.close())

  it('works without the internet, and may call the API', async () => {
    const own = [world.app.url, world.program.ctx.urls.api, 'data:', 'blob:']
    expect(requested.length).toBeGreaterThan(1)
    expect(requested.filter(url => !own.some(address => url.startsWith(address)))).toEqual([])

    const call = (address: string, authorization: string) =>
      page.evaluate(
        async ([url, header]) =>
          (await fetch(url as string, { headers: { authorization: header as string } })).status,
        [address, authorization],
      )
    expect(await call(`${world.api.url}/v1/companies?my=1`, as.owner)).toBe(200)
    // Partners find some operations at the app as well.
    expect(await call(`${world.app.url}/marketplace/salon/1/application/5`, 'Bearer nobody')).toBe(401)
  })

  it('opens on the general API, whose search finds companies, and names the other documents', async () => {
    await page.getByRole('heading', { name: 'Foyer API', exact: true }).first().waitFor()
    for (const title of ['Foyer developer tools', 'Foyer v3', 'Foyer account'])
      await page.getByRole('listitem').filter({ hasText: title }).first().waitFor()
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder(/Search/).fill('companies')
    await page
      .getByRole('option', { name: /companies/ })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
  })

  it('EXA-95 shows documents that its own validation accepts', async () => {
    for (const name of ['developer-tools', 'v3', 'account']) {
      const other = await context.newPage()
      const isRead = other.waitForResponse(`**/openapi/reference/${name}.json`)
      await other.goto(`${world.app.url}/explorer/#${name}`)
      await isRead
      await other
        .getByRole('link', { name: /Download OpenAPI/ })
        .or(other.getByRole('button', { name: /Download OpenAPI/ }))
        .first()
        .waitFor()
      await other.close()
    }
    expect(warnings.filter(text => text.includes('validation'))).toEqual([])
  })

  it('EXA-95 shows a GET with a query as a GET, without a body and without what nobody asked for', async () => {
    const other = await context.newPage()
    await other.goto(`${world.app.url}/explorer/#general/tag/locations/GET/api/v1/companies`)
    const sample = other.locator('section[id$="GET/api/v1/companies"] pre').first()
    await expect.poll(() => sample.textContent().catch(() => ''), { timeout: 20_000 }).toContain('curl')
    const text = (await sample.textContent()) ?? ''
    expect(text).toContain('/api/v1/companies')
    expect(text).not.toMatch(/--data|--request POST|active=/)
    await other.close()
  })

  it('SEC-16 runs under a strict policy, and sends the calls that people try', async () => {
    expect(policy).toMatch(/script-src 'nonce-[\w-]{22}';/)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    answers.length = 0
    await page
      .getByRole('button', { name: /Test Request/ })
      .first()
      .click()
    await page.getByRole('button', { name: /Send/ }).first().click()
    await expect
      .poll(() => answers.find(answer => answer.includes(`${world.api.url}/`)))
      .toMatch(/^[24]\d\d /)
    const again = policyOf((await world.app.get('/explorer/', { headers: { accept: 'text/html' } })).headers)
    expect(again).toMatch(/script-src 'nonce-[\w-]{22}';/)
    expect(again).not.toBe(policy)
  })

  it('SEC-16 a script in it reads nothing of the person who is signed in', async () => {
    const { owner } = demo
    const signedIn = await context.request.post(`${world.app.url}/account/sign_in`, {
      data: { login: owner.login, password: owner.password },
    })
    expect(signedIn.status()).toBe(200)
    expect((await context.request.get(`${world.app.url}/account/me`)).status()).toBe(200)
    const outcomes = await page.evaluate(tryToReadMe)
    expect(outcomes).toEqual({
      fetched: 'TypeError',
      byDetour: 'TypeError',
      byMarketplace: 'TypeError',
      bySocket: 'closed',
      popup: 'none',
      framed: 'nothing',
      worker: 'SecurityError',
      injected: 'nothing',
      evaluated: 'EvalError',
      cookie: '',
    })
  })

  it('pages of other sites cannot call the API', async () => {
    const other = await context.newPage()
    // The policy holds from the first byte; the program of the page is not needed.
    await other.goto(`${world.app.url.replace('127.0.0.1', 'localhost')}/explorer`, { waitUntil: 'commit' })
    const outcome = await other.evaluate(
      url =>
        fetch(url, { headers: { authorization: 'x' } }).then(
          ({ status }) => String(status),
          error => error.name,
        ),
      `${world.api.url}/v1/countries`,
    )
    expect(outcome).toBe('TypeError')
    await other.close()
  })
})

/** Runs in the page like an injected script. */
async function tryToReadMe(): Promise<Record<string, string>> {
  const text = (url: string) =>
    fetch(url).then(
      answer => answer.text(),
      error => error.name,
    )
  const frame = document.createElement('iframe')
  const framed = new Promise<string>(resolve => {
    frame.onload = frame.onerror = () => {
      try {
        resolve(frame.contentDocument?.body.textContent || 'nothing')
      } catch {
        resolve('nothing')
      }
    }
  })
  frame.src = '/account/me'
  document.body.append(frame)
  const script = document.createElement('script')
  script.textContent = 'document.title = "injected"'
  document.body.append(script)
  const socket = new Promise<string>(resolve => {
    const source = new EventSource('/account/notifications/stream')
    source.onopen = () => resolve('open')
    source.onerror = () => resolve('closed')
  })
  const evaluate = () => {
    try {
      return String(new Function('return 1')())
    } catch (error) {
      return (error as Error).name
    }
  }
  return {
    fetched: await text('/account/me'),
    byDetour: await text('/openapi/..%2faccount/../../account/me'),
    byMarketplace: await text('/marketplace/..%2faccount/../../account/me'),
    bySocket: await socket,
    popup: window.open('/account/me') ? 'open' : 'none',
    framed: await framed,
    worker: await navigator.serviceWorker.register('/explorer/js/scalar.js').then(
      () => 'registered',
      error => error.name,
    ),
    injected: document.title === 'injected' ? 'ran' : 'nothing',
    evaluated: evaluate(),
    cookie: document.cookie,
  }
}
