import { describe, expect, it } from 'vitest'
import { checkWith, withSecret } from '../../test/check-endpoint.ts'
import { certificateFile, handmade, right, secret, useEndpoints } from '../../test/endpoints.ts'
import { outcomeOf, useFoyerProcess } from '../../test/foyer-process.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const stopwatch = { ms: 0 }
const { folder, run } = useFoyer(undefined, { stopwatchMs: () => stopwatch.ms })
const { start, runProcess } = useFoyerProcess(folder)
const { listen, listenInProcess } = useEndpoints()
const check = checkWith(run)

/** A common mistake: nobody catches what the loop throws when the connection breaks. */
const crashing = `
  import { createServer } from 'node:http'
  import { createHmac } from 'node:crypto'
  const key = Buffer.from('${secret.slice(6)}', 'base64')
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers
    const signed = createHmac('sha256', key).update(id + '.' + timestamp + '.').update(Buffer.concat(chunks))
    const isRight = signature === 'v1,' + signed.digest('base64') && Math.abs(Date.now() / 1000 - timestamp) < 300
    response.writeHead(isRight ? 200 : 400).end()
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

describe('EXA-157 foyer check-endpoint and the first delivery', () => {
  it('reports a redirect, follows it nowhere and skips the rest', async () => {
    const target = await listen(right())
    const { url, seen } = await listen((_request, response) =>
      response.writeHead(308, { location: target.url }).end(),
    )
    const { code, checks, failed, namesOf } = await check(url)
    expect({ code, failed }).toEqual({ code: 1, failed: ['right-signature'] })
    expect(checks[0]).toMatchObject({
      seen: `308 to ${target.url}`,
      advice: 'Give Foyer the URL that responds itself: it does not follow redirects.',
    })
    expect(namesOf('skipped')).toHaveLength(23)
    expect(checks[1]).toMatchObject({ state: 'skipped', seen: 'right-signature failed' })
    expect([seen.length, target.seen.length]).toEqual([1, 0])
  })

  it('fails when the response comes too late', async () => {
    const { url } = await listen(() => undefined)
    const { code, checks } = await check(url, ['--timeout', '1'])
    expect(code).toBe(1)
    expect(checks[0]).toMatchObject({
      seen: 'no response within 1 s',
      advice: 'Respond within 1 s: store the event, respond, and work on it afterwards.',
    })
  })

  it('shows what the endpoint says about it, without what would control the terminal', async () => {
    const { url } = await listen(handmade({ refusal: 400 }))
    const other = `whsec_${Buffer.from('another').toString('base64')}`
    const { checks } = await check(url, ['--secret', other])
    expect(checks[0]).toMatchObject({ seen: '400', advice: expect.stringContaining('this very secret') })
    const rude = await listen((_request, response) =>
      response.writeHead(422).end(`no\u001b[2J\u009b2J\n\u202e${'x'.repeat(500)}`),
    )
    const { seen = '' } = (await check(rude.url)).checks[0] ?? {}
    expect(seen).toMatch(/^422 “no\ufffd\[2J\ufffd2J \ufffdx{80,120}…”$/)
  })

  it('knows a URL where nothing takes a POST', async () => {
    const { url } = await listen((_request, response) => response.writeHead(404).end('<h1>Not found</h1>'))
    expect((await check(url)).checks[0]).toMatchObject({
      seen: '404',
      advice: expect.stringMatching(/^Check the URL/),
    })
  })
})

describe('EXA-157 foyer check-endpoint warns', () => {
  it('of success: false, which Foyer records as a reported failure', async () => {
    const { url } = await listen(handmade({ respond: response => response.end('{"success": false}') }))
    const { code, failed, checks } = await check(url)
    expect({ code, failed }).toEqual({ code: 0, failed: [] })
    expect(checks[0]).toMatchObject({
      state: 'warning',
      seen: '200 with success: false',
      advice: expect.stringContaining('records it as a reported failure'),
    })
  })

  it('of responses that take long, and of a GET that is answered', async () => {
    const slow = handmade({
      respond(response) {
        stopwatch.ms += 500
        response.end()
      },
    })
    const { url } = await listen((request, response) =>
      request.method === 'GET' ? response.end('Hello') : slow(request, response),
    )
    const found = await check(url, ['--timeout', '2', '--only', 'quick-response,get'])
    expect(found).toMatchObject({ code: 0, failed: [], warned: ['quick-response', 'get'] })
    expect(found.checks[1]?.seen).toMatch(/^3 × 200, the slowest after 500 ms$/)
  })
})

describe('EXA-157 foyer check-endpoint and broken connections', () => {
  it('finds a server that a cut connection ends', async () => {
    const url = await listenInProcess(crashing)
    const { code, checks } = await check(url, ['--only', 'wrong-signature,cut-body'])
    expect({ code, states: checks.map(({ state }) => state) }).toEqual({
      code: 1,
      states: ['passed', 'passed', 'failed'],
    })
    expect(checks[2]).toMatchObject({
      seen: expect.stringContaining('the connection was'),
      advice: expect.stringContaining('one broken connection does not end your server'),
    })
  })

  it('skips the rest when nobody listens any more', async () => {
    const { url, close } = await listen(
      handmade({
        respond(response) {
          response.on('close', () => void close()).setHeader('connection', 'close')
          response.end()
        },
      }),
    )
    const { checks } = await check(url)
    expect(checks.slice(0, 3)).toMatchObject([
      { state: 'passed' },
      { state: 'failed', seen: expect.stringMatching(/^the connection was (refused|closed)/) },
      { state: expect.stringMatching(/^(failed|skipped)$/) },
    ])
    expect(checks.at(-1)).toMatchObject({ state: 'skipped', seen: 'the endpoint is down' })
  })

  it('says with exit code 3 that there is no connection', async () => {
    const { url, close } = await listen(right())
    await close()
    expect(await run(['check-endpoint', url], withSecret)).toEqual({
      code: 3,
      stdout: '',
      stderr: `No connection to ${new URL(url).origin}: the connection was refused. Is your endpoint running?\n`,
    })
    const plain = await listen(right())
    const secure = plain.url.replace('http:', 'https:')
    expect(await run(['check-endpoint', secure], withSecret)).toMatchObject({ code: 3, stdout: '' })
  })

  it('says in words what is wrong with a certificate, and sends nothing', async () => {
    const { url, seen } = await listen(right(), { isSecure: true })
    const { code, checks, failed } = await check(url)
    expect({ code, failed, sent: seen.length }).toEqual({ code: 1, failed: ['certificate'], sent: 0 })
    expect(checks[0]).toMatchObject({ seen: 'the certificate is self-signed' })
    expect(checks[1]).toMatchObject({ state: 'skipped', seen: 'certificate failed' })
    const trusted = await checkWith(runProcess)(url, [], { NODE_EXTRA_CA_CERTS: certificateFile })
    expect(trusted).toMatchObject({ code: 0, failed: [], warned: [] })
    expect(trusted.checks[0]).toMatchObject({ name: 'certificate', state: 'passed' })
  })

  it('ends with 130 after Ctrl-C', async () => {
    let isAsked: () => void = () => undefined
    const asked = new Promise<void>(resolve => {
      isAsked = resolve
    })
    const { url } = await listen(() => isAsked())
    const child = start(['check-endpoint', url], withSecret)
    const outcome = outcomeOf(child)
    await asked
    child.kill('SIGINT')
    expect(await outcome).toMatchObject({
      code: 130,
      stdout: '',
      stderr: expect.stringMatching(/^Sending .*\n$/),
    })
  })
})

describe('EXA-141 foyer check-endpoint refuses', () => {
  const url = 'http://127.0.0.1:9/hook'
  it.each([
    [['check-endpoint'], 'Which URL? For example: http://127.0.0.1:9000/hook'],
    [['check-endpoint', 'file:///etc/passwd'], '<url> must be an address such as'],
    [['check-endpoint', 'http://me:pass@127.0.0.1:9/'], 'Leave user and password out of the URL'],
    [['check-endpoint', url], 'Which webhook secret does the endpoint verify with?'],
    [['check-endpoint', url, '--secret', 'whsec_'], 'This is not a webhook secret'],
    [['check-endpoint', url, '--secret', 'hush!'], 'This is not a webhook secret'],
    [['check-endpoint', url, '--only', 'unicod'], 'There is no check unicod. Did you mean unicode?'],
    [['check-endpoint', url, '--skip', 'everything'], '`foyer check-endpoint --list` lists them.'],
    [['check-endpoint', url, '--skip', 'right-signature'], 'right-signature cannot be skipped'],
    [['check-endpoint', url, '--event', 'client.updat'], 'Did you mean client.update?'],
    [['check-endpoint', url, '--event', 'good.sold'], 'such as client.update.'],
    [['check-endpoint', url, '--timeout', '16'], '--timeout must be a whole number from 1 to 15; 16 is not.'],
    [
      ['check-endpoint', url, '--secret', secret, '--marketplace'],
      'A payment is signed with your partner token',
    ],
  ])('%j', async (args, sentence) => {
    const { code, stdout, stderr } = await run(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('hush')
    expect(stderr).toMatch(/^[^\n]+\n`foyer check-endpoint --help` says more\.\n$/)
  })
})
