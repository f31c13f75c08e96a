import type { Operation } from '@foyer/contract'
import { catalogue } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'
import { splitInput } from './split-input.ts'

const { companies, locations } = catalogue

/** An operation of which only the parts matter. */
const withParts = (parts: Partial<Operation>): Operation => ({ ...companies.update, ...parts })

describe('the flat input of a call', () => {
  it('goes to the path, the query and the body that declare its fields', () => {
    expect(splitInput(locations.addUser, { location_id: 7, email: 'a@b.example', role_id: 2 })).toEqual({
      params: { location_id: 7 },
      query: {},
      body: { email: 'a@b.example', role_id: 2 },
    })
    expect(splitInput(companies.list, { my: 1, page: undefined })).toEqual({
      params: {},
      query: { my: 1 },
      body: undefined,
    })
  })

  it('reaches path and body alike when both declare the same name', () => {
    const both = withParts({ params: locations.changeUser.params, body: locations.changeUser.params })
    const { params, body } = splitInput(both, { location_id: 1, user_id: 2 })
    expect(params).toEqual({ location_id: 1, user_id: 2 })
    expect(body).toEqual({ location_id: 1, user_id: 2 })
  })

  it('keeps a list that is the whole body under `body`', () => {
    const { params, body } = splitInput(withParts({ body: companies.list.data }), {
      company_id: 1,
      body: [{ id: 3 }],
    })
    expect(params).toEqual({ company_id: 1 })
    expect(body).toEqual([{ id: 3 }])
  })

  it('passes unknown fields on to the server', () => {
    expect(splitInput(companies.update, { company_id: 1, titel: 'x' }).body).toEqual({ titel: 'x' })
    expect(splitInput(companies.list, { mine: 1 }).query).toEqual({ mine: 1 })
  })
})

describe('the address of a call', () => {
  it('has its parameters encoded and its lists repeated with brackets', () => {
    expect(addressOf(companies.list, { params: {}, query: { id: [1, 2], my: 1, page: null } }).path).toBe(
      '/api/v1/companies?id%5B%5D=1&id%5B%5D=2&my=1',
    )
    expect(addressOf(companies.get, { params: { company_id: 'a/b' }, query: {} }).path).toBe(
      '/api/v1/company/a%2Fb',
    )
  })

  it('is refused without a part of its path', () => {
    expect(() => addressOf(companies.get, { params: {}, query: {} })).toThrow('company_id is required')
  })
})
