import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { awaitTexts, loadTexts } from './catalogue.ts'
import { createFormats } from './formats.ts'
import { isolate, isolating } from './isolate.ts'
import { findLanguage, findLocale } from './language.ts'

describe('CON-02 the language', () => {
  it.each([
    ['de', ['en-US'], 'de'],
    [null, ['de-AT', 'en'], 'de'],
    [null, ['fr', 'EN-gb', 'de'], 'en'],
    [null, ['fr'], 'en'],
    ['constructor', [], 'en'],
  ])('with the choice %s and the browser’s %j is %s', (stored, preferred, expected) => {
    expect(findLanguage(stored, preferred)).toBe(expected)
  })

  it('writes dates as the browser’s variant of it does', () => {
    expect(findLocale('en', ['de', 'en-GB', 'en-US'])).toBe('en-GB')
    expect(findLocale('de', ['en-GB'])).toBe('de')
    expect(findLocale('en', ['en-US@posix'])).toBe('en')
  })

  it('keeps the promise that a component waited for, and has none for words that were there', async () => {
    const promise = awaitTexts('de', 'outbox')
    expect(promise).toBeInstanceOf(Promise)
    await promise
    expect(awaitTexts('de', 'outbox')).toBe(promise)
    await loadTexts('outbox')
    expect(awaitTexts('en', 'outbox')).toBeUndefined()
  })

  it('has every area', async () => {
    const [english, german] = await Promise.all(
      ['en', 'de'].map(language => readdir(new URL(`${language}/`, import.meta.url))),
    )
    expect(german).toEqual(english)
  })
})

describe('CON-03 formats', () => {
  const at = '2026-11-17T13:30:00Z'
  it.each([
    ['en-US', ['Nov 17, 2026', '3:30 PM', '€1,234.50', '1 hr 30 min', 'Ann, Ben, and Carl']],
    ['de', ['17.11.2026', '15:30', '1.234,50 €', '1 Std. 30 Min.', 'Ann, Ben und Carl']],
  ])('of %s are those of its people, in the time zone of the Location', (locale, expected) => {
    const { day, time, money, duration, list } = createFormats(locale, 'Europe/Kyiv')
    const written = [day(at), time(at), money(1234.5, 'EUR'), duration(5400), list(['Ann', 'Ben', 'Carl'])]
    expect(written.map(text => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(expected)
  })
})

describe('CON-61 a name in a sentence', () => {
  it.each([
    ['Anna Ångström', 'Anna Ångström'],
    ['ليلى', '\u2068ليلى\u2069'],
    ['נועה 5', '\u2068נועה 5\u2069'],
    // It cannot end its own isolation, nor turn the sentence around.
    ['x\u2069\u202ey', '\u2068x\u202ey\u2069'],
  ])('%j is isolated if it changes the direction', (name, expected) => {
    expect(isolate(name)).toBe(expected)
  })

  it('is isolated by the catalogue, however deep the sentence is', () => {
    const texts = isolating({
      title: 'Clients',
      days: ['ليلى'],
      deep: { saved: (name: string, count: number) => `${name} saved ${count}.` },
    })
    expect(texts.deep.saved('ليلى', 2)).toBe('\u2068ليلى\u2069 saved 2.')
    expect(texts.title).toBe('Clients')
    expect(texts.days).toEqual(['ليلى'])
  })
})
