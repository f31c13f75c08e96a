import { describe, expect, it, vi } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { createFoyer, type RequestEnd, type RequestStart } from '../index.ts'

describe('hooks', () => {
  it('see every attempt, and can add headers; the User-Agent says who calls', async () => {
    let status = 503
    const server = await startReceiver((_got, response) => {
      response.writeHead(status, { 'x-request-id': 'r-1' }).end('{"data":[]}')
      status = 200
    })
    const started: RequestStart[] = []
    const ended: RequestEnd[] = []
    const foyer = createFoyer({
      apiUrl: server.url,
      partnerToken: 'secret-token',
      userAgent: 'Acme/2.1',
      headers: { 'x-app': 'acme' },
      wait: async () => undefined,
      onRequest: request => {
        started.push(request)
        return { traceparent: `00-${request.attempt}` }
      },
      onResponse: request => void ended.push(request),
    })
    await foyer.dictionaries.countries({}, { headers: { 'x-call': '7' } })
    const url = `${server.url}/api/v1/countries`
    expect(started).toEqual([
      { operation: 'dictionaries.countries', method: 'GET', url, attempt: 1 },
      { operation: 'dictionaries.countries', method: 'GET', url, attempt: 2 },
    ])
    expect(ended.map(({ status, requestId }) => [status, requestId])).toEqual([
      [503, 'r-1'],
      [200, 'r-1'],
    ])
    expect(ended.every(({ durationMs }) => durationMs >= 0)).toBe(true)
    expect(server.received[1]?.headers).toMatchObject({
      traceparent: '00-2',
      'x-app': 'acme',
      'x-call': '7',
      authorization: 'Bearer secret-token',
    })
    expect(server.received[0]?.headers['user-agent']).toMatch(/^Acme\/2\.1 foyer-sdk\/\d+\.\d+\.\d+$/)
    await server.close()
    await expect(foyer.dictionaries.countries({}, { maxRetries: 0 })).rejects.toMatchObject({ status: 0 })
    expect(ended.at(-1)).toMatchObject({ status: 0, error: { code: 'no_response' } })
    expect(JSON.stringify([started, ended])).not.toContain('secret-token')
  })

  it('that fail neither undo a call nor repeat it', async () => {
    const failures = vi.spyOn(console, 'error').mockReturnValue()
    const server = await startReceiver((_got, response) => response.end('{"data":[]}'))
    const foyer = createFoyer({
      apiUrl: server.url,
      partnerToken: 'secret-token',
      onResponse: () => {
        throw new Error('The logger is broken.')
      },
    })
    expect((await foyer.dictionaries.countries()).data).toEqual([])
    expect(server.received).toHaveLength(1)
    expect(failures.mock.calls).toEqual([[expect.objectContaining({ message: 'The logger is broken.' })]])
    failures.mockRestore()
    await server.close()
  })
})
