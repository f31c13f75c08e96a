import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commonOptions, type Language, type LanguageName, languages } from './languages.ts'

const sources = dirname(fileURLToPath(import.meta.url))
const begin = '<!-- The languages: printed from scripts/clients by `npm run print`. -->'
const end = '<!-- The end of the languages. -->'

/** Returns the guide with the commands and programs that `npm run clients` uses, between the two marks. */
export function withLanguages(page: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('docs/clients-guide.md has lost the marks of its languages.')
  const sections = (Object.keys(languages) as LanguageName[]).map(sectionOf)
  return `${before}${begin}\n\n${sections.join('\n\n')}\n\n${end}${after}`
}

function sectionOf(name: LanguageName): string {
  const { title, program }: Language = languages[name]
  const text = readFileSync(join(sources, name, program), 'utf8').trimEnd()
  return [
    `### ${title}`,
    '',
    '<!-- not executed: it needs Java, and npm run clients does the same -->',
    '```sh',
    commandOf(name),
    '```',
    '',
    `\`scripts/clients/${name}/${program}\`:`,
    '',
    '<!-- not executed: npm run clients compiles and runs it -->',
    `\`\`\`${name}`,
    text,
    '```',
  ].join('\n')
}

function commandOf(name: LanguageName): string {
  const { output, options }: Language = languages[name]
  const properties = Object.entries({ ...commonOptions, ...options('general') })
  return [
    'java -jar openapi-generator.jar generate',
    `--generator-name ${name} --output ${output('general')}`,
    '--input-spec http://127.0.0.1:8081/openapi/generators/general.json',
    ...properties.map(([key, value]) => `--additional-properties '${key}=${value}'`),
  ].join(' \\\n  ')
}
