import { readFileSync } from 'node:fs'
import { eventsText } from './events-text.ts'
import { groupText, notice } from './group-text.ts'
import { isForPeople, printInputs } from './inputs-text.ts'
import { type EntryPoint, entryPoints, kebab, namedGroups } from './named-groups.ts'
import { TypeTexts } from './type-text.ts'

/** The modules of the SDK that are printed from the contract, by their path below `src/generated`. */
export function printSdk(): Record<string, string> {
  const types = new TypeTexts()
  const files: Record<string, string> = {}
  for (const group of namedGroups)
    files[`${group.entryPoint}/${kebab(group.name)}.ts`] = groupText(group, types)
  for (const entryPoint of entryPoints) files[`${entryPoint}.ts`] = entryPointText(entryPoint)
  files['business.ts'] = businessText()
  Object.assign(files, printInputs())
  files['events.ts'] = eventsText(types)
  const schemas = [...types.named].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, text]) => text)
  files['schemas.ts'] = `${notice}\n${schemas.join('\n\n')}\n`
  files['version.ts'] = `${notice}export const version = '${readVersion()}'\n`
  return files
}

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

function entryPointText(entryPoint: EntryPoint): string {
  const groups = namedGroups.filter(group => group.entryPoint === entryPoint)
  const paths = groups.map(({ name, type }) => ({ name, type, path: `./${entryPoint}/${kebab(name)}.ts` }))
  return `${notice}${paths.map(({ name, type, path }) => `import { type ${type}, ${name} } from '${path}'\n`).join('')}
${paths.map(({ path }) => `export type * from '${path}'\n`).join('')}
/** The operations by group. */
export interface ${pascalEntry[entryPoint]} {
${groups.map(({ name, type }) => `  readonly ${name}: ${type}\n`).join('')}}

export const ${entryPoint}Operations = {
${groups.map(({ name }) => `  ${name},\n`).join('')}}
`
}

/** The groups of partners that people call from the console, too. They share the modules of the partner. */
function businessText(): string {
  const groups = namedGroups.flatMap(group => {
    const names = group.methods.filter(({ operation }) => isForPeople(operation)).map(({ name }) => name)
    if (names.length === 0) return []
    const isWhole = names.length === group.methods.length
    const type = isWhole ? group.type : `Pick<${group.type}, ${names.map(name => `'${name}'`).join(' | ')}>`
    return [{ ...group, type, import: group.type, path: `./partner/${kebab(group.name)}.ts` }]
  })
  return `${notice}${groups.map(group => `import { type ${group.import}, ${group.name} } from '${group.path}'\n`).join('')}
${groups.map(({ path }) => `export type * from '${path}'\n`).join('')}
/** The operations by group. */
export interface BusinessOperations {
${groups.map(({ name, type }) => `  readonly ${name}: ${type}\n`).join('')}}

export const businessOperations = {
${groups.map(({ name }) => `  ${name},\n`).join('')}}
`
}

const pascalEntry: Record<EntryPoint, string> = {
  partner: 'PartnerOperations',
  account: 'AccountOperations',
  operator: 'OperatorOperations',
}
