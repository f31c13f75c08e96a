import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { FuzzRequest } from './request-maker.ts'
import { targets } from './targets.ts'

const target = targets.find(({ operation }) => operation.name === 'listLabels')
const request = { target, caller: 'owner', method: 'GET', path: '/api/v1/labels/1' } as FuzzRequest
const judged = (status: number, text: string, of: Partial<FuzzRequest> = {}) =>
  judge({ ...request, ...of }, { status, type: 'application/json; charset=utf-8', text })

const failure = (message: string) => JSON.stringify({ success: false, data: null, meta: { message } })
const success = (data: unknown) => JSON.stringify({ success: true, data, meta: { total_count: 1 } })

describe('the judge of random requests', () => {
  it('SEC-20 lets answers of the contract pass', () => {
    expect(judged(200, success([{ id: 1, title: 'One', color: '' }]))).toBeUndefined()
    expect(judged(422, failure('title is required.'))).toBeUndefined()
    expect(
      judged(200, success([{ id: 1, title: 'zqx-foreign-location', color: '' }]), {
        caller: 'operatorPerson',
      }),
    ).toBeUndefined()
  })

  it.each([
    ['a failure of ours', 500, failure('Something went wrong on our side.')],
    ['a stack', 422, failure('x\n    at parse (/app/server.js:1:2)')],
    ['words of the database', 409, failure('duplicate key value violates unique constraint "x"')],
    ['a foreign mark', 200, success([{ id: 1, title: 'zqx-foreign-location', color: '' }])],
    ['a failure without the envelope', 404, '{"error":"Not Found"}'],
    ['another status', 201, success([])],
    ['another shape', 200, success([{ id: 'one' }])],
    ['no JSON', 200, '<html>'],
    ['a redirect', 302, ''],
  ])('SEC-20 finds %s', (_name, status, text) => {
    expect(judged(status, text)).toEqual(expect.any(String))
  })
})
