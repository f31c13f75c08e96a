import { expect, it } from 'vitest'
import { beginsWith, isSameName, matches } from './matching.ts'

it.each([
  ['', true],
  ['amelie', true],
  ['LAURENT am', true],
  [' skin  laurent ', true],
  ['amelia', false],
])('a search for “%s”', (search, expected) => {
  expect(matches(search, 'Amélie Laurent', 'Skin care')).toBe(expected)
})

it.each([
  ['', true],
  [' AME', true],
  ['amélie l', true],
  ['laurent', false],
])('a text that begins with “%s”', (search, expected) => {
  expect(beginsWith('Amélie Laurent', search)).toBe(expected)
})

it.each([
  [' amélie  LAURENT ', true],
  ['Ame\u0301lie Laurent', true],
  ['Amelie Laurent', false],
  ['Amélie', false],
])('the name “%s”', (name, expected) => {
  expect(isSameName(name, 'Amélie Laurent')).toBe(expected)
})
