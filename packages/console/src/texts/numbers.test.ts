import { describe, expect, it } from 'vitest'
import { toNumberText, toPlainNumber } from './numbers.ts'

describe('CON-32 a number in the language of the page', () => {
  it.each([
    ['de', '12,50', '12.50'],
    ['de', '1.234,50', '1234.50'],
    ['de', '1.234.567', '1234567'],
    ['de', '1.234', '1234'],
    ['de', '1 234,5', '1234.5'],
    ['de', '12.50', '12.50'],
    ['de', '0.125', '0.125'],
    ['de', ',5', '0.5'],
    ['de', ' −3,5 ', '-3.5'],
    ['en', '12.50', '12.50'],
    ['en', '1,234.50', '1234.50'],
    ['en', '-1,234', '-1234'],
    ['en-IN', '1,00,000', '100000'],
    ['de-DE', '1.234', '1234'],
    ['de-DE', '1,234', '1.234'],
    ['de-DE', '1,234.50', '1234.50'],
    ['de-AT', '1.234', '1234'],
    ['de-AT', '1.234.567,5', '1234567.5'],
    ['de-AT', '1 234,50', '1234.50'],
    ['de-AT', '1,234', '1.234'],
    ['de-CH', '1’234.50', '1234.50'],
    ['de-CH', "1'234", '1234'],
    ['de-CH', '1,234', '1234'],
    ['de-CH', '1.234', '1.234'],
    ['de-CH', '12,50', '12.50'],
    ['en-US', '1,234', '1234'],
    ['en-US', '1.234', '1.234'],
    ['en-GB', '1,234.50', '1234.50'],
    ['en-GB', '1 234', '1234'],
    ['en-ZA', '1,234', '1234'],
    ['en-ZA', '1,234.50', '1234.50'],
    ['en-ZA', '1 234,50', '1234.50'],
    ['en-ZA', '12,50', '12.50'],
    ['en-ZA', '1.234', '1.234'],
    ['en-IN', '12,34,567.50', '1234567.50'],
    ['en-IN', '1,234', '1234'],
  ])('in %s reads %s as %s', (locale, typed, plain) => {
    expect(toPlainNumber(typed, locale)).toBe(plain)
  })

  it.each([
    ['en', '12,50'],
    ['en', '1,23,4'],
    ['en-US', '1,23,456'],
    ['en-US', '1,234 567'],
    ['en-GB', '1.234,50'],
    ['de-AT', '1.234,5,6'],
    ['de', '1,2,3'],
    ['de', '1.23,4'],
    ['de', 'viel'],
    ['de', ''],
    ['de', '-'],
    ['de', ','],
    ['en', '1e5'],
    ['en', 'Infinity'],
  ])('in %s leaves %s as it is', (locale, typed) => {
    expect(toPlainNumber(typed, locale)).toBe(typed)
  })

  it.each([
    ['de', 939.08, '939,08'],
    ['de', '12345.5', '12345,5'],
    ['en', 12345.5, '12345.5'],
    ['de-AT', '1.234', '1,234'],
    ['de-CH', '1.234', '1.234'],
    ['en-ZA', '1.234', '1.234'],
    ['en-ZA', 939.08, '939.08'],
    ['de', '', ''],
    ['de', 'much', 'much'],
  ])('in %s shows %s as %s, and reads it back', (locale, value, text) => {
    expect(toNumberText(value, locale)).toBe(text)
    expect(toPlainNumber(text, locale)).toBe(String(value))
  })
})
