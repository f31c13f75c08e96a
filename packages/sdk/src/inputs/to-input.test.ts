import { catalogue, inputShapesOf, type Operation } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import * as inputs from '../inputs.ts'
import { toInput } from './to-input.ts'

describe('CON-06 text becomes the input of an operation', () => {
  it.each([
    ['number', '12.5', 12.5],
    ['number', 'twelve', 'twelve'],
    ['number', '', ''],
    ['number?', ' ', undefined],
    ['number|null', '', null],
    ['boolean', 'true', true],
    ['boolean', '0', false],
    ['boolean', 'maybe', 'maybe'],
    ['text', '', ''],
    ['text', '12', '12'],
    ['word?', '', undefined],
    ['word|null', '', null],
    ['word', '2026-01-31', '2026-01-31'],
    ['json?', '{"a":1}', { a: 1 }],
    ['json?', '{a', '{a'],
    [['number'], ['1,2', '3'], [1, 2, 3]],
    [['text'], ['a,b', 'c'], ['a,b', 'c']],
    [['number'], [], []],
    [{ min: 'number' }, '{"min":1}', { min: 1 }],
  ] as const)('%j takes %j as %j', (shape, text, value) => {
    expect(toInput({ field: shape }, { field: text })).toEqual(value === undefined ? {} : { field: value })
  })

  it('a field inside another one is named by its path', () => {
    const shapes = { lines: [{ id: 'number', note: 'text' }], price: { min: 'number' } } as const
    const typed = { 'lines.0.id': '1', 'lines.1.id': 'x', 'lines.1.note': '', 'price.min': '5', other: '1' }
    expect(toInput(shapes, typed)).toEqual({
      lines: [{ id: 1 }, { id: 'x', note: '' }],
      price: { min: 5 },
    })
  })

  it('has the shape of every operation that people call with an input', () => {
    const shaped = Object.entries<Record<string, Operation>>(catalogue).flatMap(([group, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => isForPeople(operation) && !operation.isStream)
        .map(([method, operation]) => [
          `${group}${method.charAt(0).toUpperCase()}${method.slice(1)}`,
          inputShapesOf(operation),
        ])
        .filter(([, shape = {}]) => Object.keys(shape).length > 0),
    )
    expect(shaped.length).toBeGreaterThan(150)
    const { isList: _isList, toInput: _toInput, ...printed } = inputs
    expect(printed).toEqual(Object.fromEntries(shaped))
    expect(printed.locationsUpdate).toMatchObject({ location_id: 'number', phones: ['text'] })
    expect(printed.clientsCreate).toMatchObject({ company_id: 'number', categories: ['number'] })
  })
})

/** What the console calls: with a session, or for nobody in particular on the app listener. */
const isForPeople = ({ access, surface }: Operation): boolean =>
  access.by === 'user' ? access.orPerson === true : access.by !== 'partner' && surface === 'app'
