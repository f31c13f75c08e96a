import { expect, it } from 'vitest'
import { conflict, invalid } from '../errors.ts'
import { refusalOf } from './refusal-line.ts'

const request = { url: '/api/v1/clients/1', params: {}, query: new Map(), body: {} }

it('BEN-87 hides what was sent where a message quotes it, and nothing else', () => {
  const error = conflict('The client Zoë Müller exists, as does the other.')
  expect(refusalOf(error, { ...request, body: { name: ' zoë müller ', note: 'the' } }).message).toBe(
    'The client … exists, as does … other.'.replace('The', '…'),
  )
  expect(refusalOf(error, request).message).toBe(error.message)
  const query = new Map([['title', ['exists, as']]])
  expect(refusalOf(error, { ...request, query }).message).toContain('… does the other')
})

it('BEN-87 hides addresses, phone numbers and long secrets, wherever they come from', () => {
  const message = `a@example.com +14155550102 Location 1000 ${'x1'.repeat(20)}.`
  expect(refusalOf(conflict(message), request).message).toBe('… … Location 1000 ….')
})

it('BEN-87 keeps names of fields that are words, and the usual message of an input too large to search', () => {
  const error = invalid({ 'services[0].id': ['is required'], 'Anna@example.com': ['is not known'] })
  expect(refusalOf(error, request).fields).toEqual(['services[0].id', '…'])
  const body = Array.from({ length: 1001 }, (_, index) => `value ${index}`)
  expect(refusalOf(error, { ...request, body }).message).toBe('Some fields are missing or wrong.')
})
