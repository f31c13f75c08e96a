import type { JsonSchema } from '@foyer/contract'
import { fieldsOf } from '../contract/call-fields.ts'
import { describeField, typeWord } from '../contract/describe-field.ts'
import { accessOf, type NamedOperation, pathOf } from '../contract/named-operations.ts'

/** Everything that a caller must know about an operation, as text. */
export async function describeOperation(named: NamedOperation): Promise<string> {
  const { name, operation } = named
  // The examples are as large as the rest of the program.
  const { exampleHelp } = await import('../contract/example-help.ts')
  const fields = fieldsOf(operation).map(
    ({ name: field, field: schema, isRequired }) =>
      `- ${field} (${typeWord(schema)}): ${describeField(schema, isRequired)}`,
  )
  return [
    `# ${name}: ${operation.summary}`,
    `${operation.method} ${pathOf(operation)}, by ${accessOf(operation)}`,
    ...(operation.sandboxOnly ? ['Only a sandbox has it.'] : []),
    operation.description,
    `## Input\n${fields.join('\n') || 'No fields.'}`,
    `## Output (${operation.status})\n${outputOf(operation.data as JsonSchema)}`,
    `## Errors\n${operation.errors.join(', ') || 'none of its own'}`,
    exampleHelp(named).trim(),
  ].join('\n\n')
}

/** The fields of what comes back, one level deep. */
function outputOf(schema: JsonSchema): string {
  const isList = schema.type === 'array'
  const one = (isList ? schema.items : schema) as JsonSchema | undefined
  const fields = Object.entries((one?.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, field]) => `- ${name} (${typeWord(field)}): ${describeField(field, false)}`,
  )
  return [isList ? 'A list of:' : '', ...fields].filter(Boolean).join('\n') || 'No data.'
}
