import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parsePhoneNumber } from 'libphonenumber-js/max'
import { afterAll, describe, expect, it } from 'vitest'
import bundledRates from './data/exchange-rates.json' with { type: 'json' }
import { loadDictionaries } from './dictionaries.ts'

const dictionaries = loadDictionaries()
const { countries, languages, businessGroups } = dictionaries
const ids = { armenia: 51, brazil: 76, germany: 276, poland: 616, unitedStates: 840 }
const titlesOf = (filter: Parameters<typeof dictionaries.cities>[0]) =>
  dictionaries.cities(filter).map(city => city.title)

describe('countries', () => {
  it('DIC-01 every ISO 3166-1 country has all twelve fields', () => {
    expect(countries).toHaveLength(249)
    expect(new Set(countries.map(country => country.id)).size).toBe(249)
    for (const country of countries) {
      expect(Object.keys(country)).toEqual([
        'id',
        'title',
        'full_title',
        'iso_code',
        'phone_code',
        'phone_template',
        'phone_example',
        'currency',
        'exchange',
        'lang_id',
        'group_type',
        'is_eu',
      ])
      expect(country.iso_code).toMatch(/^[A-Z]{2}$/)
      expect(country.phone_code).toMatch(/^[1-9]\d{0,2}$/)
      expect(country.title.length * country.full_title.length * country.currency.length).toBeGreaterThan(0)
      expect(country.exchange).toBeGreaterThan(0)
      expect(languages.some(language => language.id === country.lang_id)).toBe(true)
      expect(country.group_type).toBe(1)
    }
  })

  it('DIC-01 shows a country as partners see it', () => {
    expect(dictionaries.countryById(ids.armenia)).toEqual({
      id: 51,
      title: 'Armenia',
      full_title: 'Republic of Armenia',
      iso_code: 'AM',
      phone_code: '374',
      phone_template: '+374 ## ######',
      phone_example: '+374 77 123456',
      currency: '֏',
      exchange: bundledRates.rates.AMD,
      lang_id: languages.find(language => language.code === 'hy')?.id,
      group_type: 1,
      is_eu: false,
    })
  })

  it('DIC-01 masks fit the examples, and the examples are numbers one can dial', () => {
    const withoutOwnPlan = new Set(['AQ', 'HM'])
    for (const country of countries) {
      const digitsFrom = country.phone_code.length + 1
      const masked = country.phone_example.slice(digitsFrom).replace(/\d/g, '#')
      expect(country.phone_template).toBe(`+${country.phone_code}${masked}`)
      if (withoutOwnPlan.has(country.iso_code)) continue
      expect(parsePhoneNumber(country.phone_example).isValid(), country.iso_code).toBe(true)
    }
  })

  it('DIC-01 knows the 27 members of the European Union', () => {
    expect(countries.filter(country => country.is_eu)).toHaveLength(27)
    expect(dictionaries.countryById(ids.germany)?.is_eu).toBe(true)
    expect(countries.find(country => country.iso_code === 'GB')?.is_eu).toBe(false)
  })

  it('lists countries by title and cannot be changed', () => {
    const titles = countries.map(country => country.title)
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare))
    expect(
      Object.isFrozen(dictionaries) && Object.isFrozen(countries) && countries.every(Object.isFrozen),
    ).toBe(true)
  })

  it('knows the currency and the time zone of every country', () => {
    for (const { id } of countries) {
      expect(dictionaries.currencyOf(id)).toMatch(/^[A-Z]{3}$/)
      const timeZone = dictionaries.timezoneOf({ countryId: id })
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
      expect(timeZone).toContain('/')
    }
    expect(dictionaries.currencyOf(ids.germany)).toBe('EUR')
    expect(dictionaries.timezoneOf({ countryId: ids.armenia })).toBe('Asia/Yerevan')
    expect(dictionaries.timezoneOf({ countryId: 1 })).toBeUndefined()
    expect(dictionaries.countryById(1)).toBeUndefined()
  })
})

describe('exchange rates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'exchange-rates-'))
  const file = join(folder, 'rates.json')
  const loadWith = (content: unknown) => {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return loadDictionaries({ exchangeRatesFile: file })
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it('DIC-01 come from a dated table that the operator can replace', () => {
    expect(bundledRates.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const replaced = loadWith({ ...bundledRates, rates: { ...bundledRates.rates, EUR: 0.5 } })
    expect(replaced.countryById(ids.germany)?.exchange).toBe(0.5)
    expect(replaced.countryById(ids.unitedStates)?.exchange).toBe(1)
  })

  it.each([
    ['not JSON', '{', /cannot be read as JSON/],
    ['not an object', [], /must be an object/],
    ['a day that does not exist', { ...bundledRates, date: '2026-02-30' }, /date must be a day/],
    ['another base', { ...bundledRates, base: 'EUR' }, /base must be USD/],
    ['no rates', { ...bundledRates, rates: null }, /rates must be an object/],
    ['a rate of zero', { ...bundledRates, rates: { ...bundledRates.rates, EUR: 0 } }, /rates\.EUR must be/],
    ['a lower-case code', { ...bundledRates, rates: { ...bundledRates.rates, eur: 1 } }, /eur is not an ISO/],
    ['missing currencies', { ...bundledRates, rates: { USD: 1 } }, /rates lack AED, AFN/],
  ])('are refused with the reason and the file: %s', (_name, content, reason) => {
    expect(() => loadWith(content)).toThrow(reason)
    expect(() => loadWith(content)).toThrow(file)
  })

  it('are refused when the file is not there', () => {
    expect(() => loadDictionaries({ exchangeRatesFile: join(folder, 'none.json') })).toThrow(/none\.json/)
  })
})

describe('cities', () => {
  it('DIC-02 every country where people live has a city', () => {
    const withoutPeople = countries.filter(
      country => dictionaries.cities({ countryId: country.id }).length === 0,
    )
    expect(withoutPeople.map(country => country.iso_code).sort()).toEqual(['BV', 'HM', 'IO', 'UM'])
  })

  it('DIC-02 filters by country, by title', () => {
    const cities = dictionaries.cities({ countryId: ids.armenia })
    expect(cities).toContainEqual({ id: 616052, country_id: ids.armenia, title: 'Yerevan' })
    expect(cities.every(city => city.country_id === ids.armenia)).toBe(true)
    const titles = cities.map(city => city.title)
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare))
  })

  it('DIC-02 an unknown country has none', () => {
    expect(dictionaries.cities({ countryId: 1 })).toEqual([])
  })

  it('DIC-02 without a filter lists them all, each id once', () => {
    const cities = dictionaries.cities()
    expect(cities.length).toBeGreaterThan(30_000)
    expect(new Set(cities.map(city => city.id)).size).toBe(cities.length)
    expect(cities.every(city => dictionaries.countryById(city.country_id) && city.title !== '')).toBe(true)
  })

  it.each([
    ['sao pau', ids.brazil, 'São Paulo'],
    ['SÃO PAU', ids.brazil, 'São Paulo'],
    ['Sa\u0303o Pau', ids.brazil, 'São Paulo'],
    ['lodz', ids.poland, 'Łódź'],
    ['Łód', ids.poland, 'Łódź'],
    ['baden baden', ids.germany, 'Baden-Baden'],
    ['munchen', 1, undefined],
  ])('DIC-02 the prefix %j needs neither case nor accents', (titlePrefix, countryId, title) => {
    expect(titlesOf({ countryId, titlePrefix })[0]).toBe(title)
  })

  it('DIC-02 the prefix gives what a full scan gives', () => {
    const san = titlesOf({ titlePrefix: 'san' })
    const scanned = titlesOf({}).filter(title => /^['‘’]?s['‘’]?[aàáâãāă]['‘’]?[nñń]/i.test(title))
    expect(san).toEqual(expect.arrayContaining(scanned))
    expect(san).toEqual(san.toSorted(new Intl.Collator('en').compare))
  })

  it.each(['zzzz', '.*', '(', '\\', '%'])(
    'DIC-02 the prefix %j is text, and matches nothing',
    titlePrefix => {
      expect(dictionaries.cities({ titlePrefix })).toEqual([])
    },
  )

  it('DIC-02 the city of the Location is always there, once and in order', () => {
    const yerevan = 616052
    const found = dictionaries.cities({ countryId: ids.poland, titlePrefix: 'war', alwaysCityId: yerevan })
    expect(found.map(city => city.title)).toEqual([
      ...titlesOf({ countryId: ids.poland, titlePrefix: 'war' }),
      'Yerevan',
    ])
    expect(titlesOf({ titlePrefix: 'yerevan', alwaysCityId: yerevan })).toEqual(['Yerevan'])
    expect(titlesOf({ countryId: ids.armenia, alwaysCityId: yerevan })).toEqual(
      titlesOf({ countryId: ids.armenia }),
    )
    expect(dictionaries.cities({ titlePrefix: 'zzzz', alwaysCityId: -1 })).toEqual([])
  })

  it('finds a city by its id', () => {
    expect(dictionaries.cityById(616052)?.title).toBe('Yerevan')
    expect(dictionaries.cityById(-1)).toBeUndefined()
  })
})

describe('business groups and languages', () => {
  it('DIC-03 every group has types of its own, with ids that never repeat', () => {
    expect(businessGroups.length).toBeGreaterThanOrEqual(12)
    const types = businessGroups.flatMap(group => group.types)
    expect(new Set(types.map(type => type.id)).size).toBe(types.length)
    for (const group of businessGroups) {
      expect(group.types.length).toBeGreaterThanOrEqual(8)
      expect(group.types.every(type => type.business_group_id === group.id && type.title !== '')).toBe(true)
    }
    expect(dictionaries.businessTypeById(103)).toEqual({ id: 103, title: 'Barbershop', business_group_id: 1 })
    expect(dictionaries.businessTypeById(1)).toBeUndefined()
  })

  it('DIC-03 every image is among the assets', () => {
    for (const image of businessGroups.flatMap(group => [group.image, group.image_small])) {
      expect(image).toMatch(/^\/assets\/business-groups\/[a-z-]+\.svg$/)
      expect(existsSync(new URL(`../../../..${image}`, import.meta.url)), image).toBe(true)
    }
  })

  it('has a language for every ISO 639-1 code in use', () => {
    expect(new Set(languages.map(language => language.id)).size).toBe(languages.length)
    expect(languages).toContainEqual({
      id: 59,
      code: 'ht',
      title: 'Haitian Creole',
      native_title: 'Krèyol ayisyen',
    })
  })
})
