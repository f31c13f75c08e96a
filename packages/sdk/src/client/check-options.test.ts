import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { createAccount } from '../account.ts'
import { ConfigurationError, createFoyer, FoyerError, type FoyerOptions } from '../index.ts'
import { createOperator } from '../operator.ts'

const apiUrl = 'http://127.0.0.1:9'
/** What programs in JavaScript pass, without types. */
const create = (options: object) => createFoyer({ apiUrl, partnerToken: 'p', ...options } as FoyerOptions)

const mistakeOf = async (attempt: () => unknown): Promise<ConfigurationError> => {
  const error = await (async () => attempt())().then(
    () => expect.fail('it should have been refused'),
    caught => caught,
  )
  expect(error).toBeInstanceOf(FoyerError)
  expect(error).toMatchObject({ isLocal: true })
  return error as ConfigurationError
}

const wrongOfBoth: [object, string][] = [
  [{ timeoutMs: -1 }, 'timeoutMs of % must be a number of milliseconds from 1 to 2147483647, but it is -1.'],
  [{ timeoutMs: Number.NaN }, 'but it is NaN.'],
  [{ timeoutMs: Number.POSITIVE_INFINITY }, 'but it is Infinity.'],
  [
    { timeoutMs: '30' },
    'timeoutMs of % must be a number of milliseconds from 1 to 2147483647, but it is text.',
  ],
  [{ maxRetries: Number.NaN }, 'maxRetries of % must be a whole number from 0 to 100, but it is NaN.'],
  [{ maxRetries: 1.5 }, 'but it is 1.5.'],
  [{ maxRetries: -1 }, 'but it is -1.'],
  [{ headers: 'x-trace: 7' }, 'headers of % must be an object of texts'],
  [{ headers: new Headers({ 'x-trace': '7' }) }, 'headers of % must be an object of texts'],
  [{ headers: { 'x-trace': 7 } }, 'headers of % must be an object of texts'],
  [{ timeOutMs: 10 }, '% has no option timeOutMs: did you mean timeoutMs?'],
  [{ acessToken: undefined }, '% has no option acessToken: did you mean accessToken?'],
  [{ somethingElse: 1 }, '% has no option somethingElse.'],
]

describe('an option of a client', () => {
  it.each<[object, string]>([
    ...wrongOfBoth,
    [{ fetch: 'fetch' }, 'fetch of createFoyer must be a function, but it is text.'],
    [{ onRequest: {} }, 'onRequest of createFoyer must be a function, but it is an object.'],
    [{ session: {} }, 'session of createFoyer must be an object with csrfToken(), but it is an object.'],
  ])('EXA-170 that cannot be right is refused in words: %j', async (options, message) => {
    const error = await mistakeOf(() => create(options))
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(error.message).toContain(message.replace('%', 'createFoyer'))
  })

  it('EXA-170 is refused by every entry point, and never repeated in the message', async () => {
    const options = { appUrl: apiUrl, personalAcessToken: 'foyer_pat_secret' }
    for (const make of [createAccount, createOperator]) {
      const error = await mistakeOf(() => make(options))
      expect(error.message).toMatch(/ has no option personalAcessToken: did you mean personalAccessToken\?$/)
    }
    for (const none of [undefined, null, 'http://127.0.0.1:8080', []])
      expect((await mistakeOf(() => createFoyer(none as never))).message).toMatch(
        /^The options of createFoyer must be an object, but they are (missing|text|a list)\.$/,
      )
  })

  it('may be missing, and one object may serve all entry points', () => {
    const options = {
      apiUrl,
      appUrl: apiUrl,
      userToken: null,
      timeoutMs: undefined,
      personalAccessToken: 'x',
    }
    expect(create(options)).toHaveProperty('clients')
    expect(createAccount(options)).toHaveProperty('account')
  })
})

describe('an option of a call', () => {
  it.each<[object, string]>([
    ...wrongOfBoth,
    [{ signal: {} }, 'signal of dictionaries.countries must be an AbortSignal, but it is an object.'],
    [{ signal: new AbortController() }, 'must be an AbortSignal'],
    [
      { idempotencyKey: 'once' },
      'idempotencyKey of dictionaries.countries must be left out, but it is text.',
    ],
  ])(
    'EXA-170 that cannot be right is refused in words, and nothing is sent: %j',
    async (options, message) => {
      const error = await mistakeOf(() => create({}).dictionaries.countries({}, options as never))
      expect(error.message).toContain(message.replace('%', 'dictionaries.countries'))
      expect(error.operation).toBe('dictionaries.countries')
    },
  )

  it('EXA-170 is checked in a loop over a list and in a stream too', async () => {
    const wrong = { signal: 7 } as never
    const list = async () => {
      for await (const _item of create({}).dictionaries.countries({}, wrong)) return
    }
    const stream = async () => {
      for await (const _event of create({}).logs.stream({}, wrong)) return
    }
    expect((await mistakeOf(list)).message).toContain('signal of dictionaries.countries must be')
    expect((await mistakeOf(stream)).message).toContain('signal of logs.stream must be')
    const limited = () =>
      create({})
        .logs.stream({}, { timeoutMs: 5 } as never)
        .next()
    expect((await mistakeOf(limited)).message).toBe('timeoutMs of logs.stream must be left out, but it is 5.')
    const empty = () => create({}).sandbox.reset({}, { idempotencyKey: '' })
    expect((await mistakeOf(empty)).message).toContain('idempotencyKey of sandbox.reset must be text')
  })

  it('EXA-170 is a header whose name no header can have, also from onRequest', async () => {
    const headers = { 'x trace': '7' }
    for (const call of [
      () => create({}).dictionaries.countries({}, { headers }),
      () => create({ onRequest: () => headers }).dictionaries.countries(),
    ])
      expect((await mistakeOf(call)).message).toBe(
        'The header x trace contains a character that no header can have.',
      )
  })

  it('may be null, as in a call without input', async () => {
    const server = await startReceiver((_got, response) => void response.end('{"data":[],"meta":[]}'))
    const foyer = createFoyer({ apiUrl: server.url, partnerToken: 'p' })
    const { data } = await foyer.dictionaries.countries(null as never, null as never)
    const nothing = { signal: null, timeoutMs: null } as never
    expect([data, (await foyer.dictionaries.countries({}, nothing)).data]).toEqual([[], []])
    await server.close()
  })
})
