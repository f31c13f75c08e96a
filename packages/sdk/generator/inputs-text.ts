import { type InputShape, inputShapesOf, type Operation } from '@foyer/contract'
import { notice } from './group-text.ts'
import { kebab, type NamedGroup, namedGroups, pascal } from './named-groups.ts'

interface ShapedInput {
  name: string
  /** The type of the input, and the module that has it. */
  type: string
  from: string
  operation: Operation
}

/** The shapes of what people send from pages: a module for each group, so that a page carries only what it uses. */
export function printInputs(): Record<string, string> {
  const files: Record<string, string> = {}
  for (const group of new Set(namedGroups.map(({ name }) => name))) {
    const inputs = namedGroups.filter(({ name }) => name === group).flatMap(inputsOf)
    if (inputs.length > 0) files[`inputs/${kebab(group)}.ts`] = moduleText(inputs)
  }
  const exports = Object.keys(files).map(path => `export * from './${path}'\n`)
  return { ...files, 'inputs.ts': `${notice}${exports.join('')}` }
}

const inputsOf = ({ name: group, entryPoint, methods }: NamedGroup): ShapedInput[] =>
  methods
    .filter(({ operation }) => entryPoint !== 'partner' || isForPeople(operation))
    .filter(({ operation }) => !operation.isStream && Object.keys(inputShapesOf(operation)).length > 0)
    .map(({ name, type, operation }) => ({
      name: `${group}${pascal(name)}`,
      type: `${type}Input`,
      from: `../${entryPoint}/${kebab(group)}.ts`,
      operation,
    }))

function moduleText(inputs: ShapedInput[]): string {
  const modules = new Set(inputs.map(({ from }) => from))
  const imports = [...modules].map(path => {
    const types = inputs.filter(({ from }) => from === path).map(({ type }) => type)
    return `import type { ${types.join(', ')} } from '${path}'\n`
  })
  const shapes = inputs.map(
    ({ name, type, operation }) =>
      `export const ${name}: InputShape<${type}> = ${shapeText(inputShapesOf(operation))}\n`,
  )
  return `${notice}import type { InputShape } from '../../inputs/shape.ts'\n${imports.join('')}\n${shapes.join('\n')}`
}

function shapeText(shape: InputShape): string {
  if (typeof shape === 'string') return `'${shape}'`
  if (Array.isArray(shape)) return `[${shapeText(shape[0])}]`
  const fields = Object.entries(shape).map(([name, each]) => `${keyText(name)}: ${shapeText(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const keyText = (name: string): string => (/^[a-zA-Z_$][\w$]*$/.test(name) ? name : `'${name}'`)

export const isForPeople = ({ access }: Operation): boolean =>
  access.by === 'user' && access.orPerson === true
