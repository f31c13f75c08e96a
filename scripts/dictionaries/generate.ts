import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildCities, selectPlaces } from './cities.ts'
import { buildCountries } from './countries.ts'
import { buildExchangeRates } from './exchange-rates.ts'
import { buildLanguages, type LanguageRow } from './languages.ts'
import { readSources } from './sources.ts'
import { findProblems } from './validate.ts'

const dataFolder = new URL('../../packages/server/src/features/locations/dictionaries/data/', import.meta.url)

function main(sourceFolder: string | undefined): void {
  if (!sourceFolder) throw new Error('Usage: tsx scripts/dictionaries/generate.ts <folder with the sources>')
  const sources = readSources(sourceFolder)
  const languages = buildLanguages(sources, readLanguages())
  const countries = buildCountries(sources, languages)
  const exchangeRates = buildExchangeRates(
    sources,
    countries.map(row => row.currency_iso),
  )
  const places = selectPlaces(sources)
  const capitals = sources.places.filter(place => place.kind === 'PPLC')
  const problems = findProblems({ countries, languages, exchangeRates, places, capitals })
  if (problems.length > 0) throw new Error(`Nothing written:\n${problems.join('\n')}`)

  write('languages.json', rows(languages))
  write('countries.json', rows(countries))
  write('exchange-rates.json', `${JSON.stringify(exchangeRates, null, 1)}\n`)
  write('cities.json', `${JSON.stringify(buildCities(places, sources.numericCodes))}\n`)
}

function readLanguages(): LanguageRow[] {
  const file = new URL('languages.json', dataFolder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LanguageRow[]) : []
}

function rows(items: object[]): string {
  return `[\n${items.map(item => JSON.stringify(item)).join(',\n')}\n]\n`
}

function write(name: string, text: string): void {
  writeFileSync(new URL(name, dataFolder), text)
  console.log(`${name}: ${Buffer.byteLength(text)} bytes`)
}

main(process.argv[2])
