import { Option } from '@commander-js/extra-typings'
import { type Operation, takesIdempotencyKey } from '@foyer/contract'
import { type BuildCommand, examples, mainCommand } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { readConnection } from '../connection/read-connection.ts'
import { type CallField, fieldsOf, namesOf } from '../contract/call-fields.ts'
import { callOperation } from '../contract/call-operation.ts'
import { fieldOptions } from '../contract/field-options.ts'
import { accessOf, getOperation, type NamedOperation, pathOf } from '../contract/named-operations.ts'
import { readInput } from '../contract/read-input.ts'
import { typedInJson } from '../contract/typed-names.ts'
import { checkFields } from '../contract/unknown-fields.ts'
import { UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import { openOutput } from '../terminal/output.ts'
import { tellOn } from '../terminal/tell.ts'

/** The options of the command are the fields of the operation that it calls. */
export const callCommand: BuildCommand = async (surroundings, [name, ...words]) => {
  if (name === undefined) throw new UsageError('Which operation? For example: companies.list')
  if (name.startsWith('-')) return callAnything()
  const named = getOperation(name)
  const called = callOne(surroundings, named)
  const wantsHelp = words.some(word => word === '--help' || word === '-h')
  // The examples are as large as the rest of the program.
  return wantsHelp
    ? called.addHelpText('after', (await import('../contract/example-help.ts')).exampleHelp(named))
    : called
}

const callAnything = () =>
  onServer(
    mainCommand(
      'Calls an operation and prints its answer. Every field of the operation is an option; `foyer call companies.list --help` shows those of companies.list, and `foyer operations` lists all operations.',
    )
      .usage('<operation> [--field value …] [options]')
      .argument('<operation>', 'such as companies.list')
      .option('--input <json>', 'fields as JSON, @file, or - for stdin; an option wins (also: --json)')
      .option('--idempotency-key <key>', keyHelp),
    'json',
  ).addHelpText(
    'after',
    examples(
      'call companies.list --help',
      'call companies.get --location_id 1',
      'call dictionaries.cities --country_id 840 --title "San F"',
      'call companies.list --id 1 --id 2 -o table',
      'call locations.createRole --location_id 1 --input @role.json',
    ),
  )

const keyHelp =
  'a text of your choice, such as an order number: when the same call comes again with it within 24 hours, the server does not act again, and answers what it answered first'

function callOne(surroundings: Surroundings, named: NamedOperation) {
  const { name, operation } = named
  const fields = fieldsOf(operation)
  const { options: ofFields, read, typed } = fieldOptions(fields)
  const called = mainCommand(describe(operation))
    .usage(`${name} [--field value …] [options]`)
    .argument('<operation>')
    .optionsGroup(fields.length > 0 ? 'Fields:' : 'Options:')
  for (const option of ofFields) called.addOption(option)
  const full = onServer(
    called
      .optionsGroup('Options:')
      .option('--input <json>', 'fields as JSON, @file, or - for stdin; an option wins')
      .addOption(new Option('--json <json>', 'the same as --input').hideHelp())
      .addOption(new Option('--idempotency-key <key>', keyHelp).hideHelp(!takesIdempotencyKey(operation))),
    'json',
  )
  return full.action(async (_name, options) => {
    const { idempotencyKey } = options
    if (idempotencyKey !== undefined && !takesIdempotencyKey(operation))
      throw new UsageError(`${name} takes no --idempotency-key.`)
    const ofJson = await readInput(options.input ?? options.json, surroundings)
    const ofOptions = read()
    const input = { ...withoutFields(ofJson, fields, ofOptions), ...ofOptions }
    checkFields(named, input, tellOn(surroundings))
    requireFields(fields, input)
    const connection = await readConnection(options, surroundings)
    const output = openOutput(surroundings, options, 'json')
    await callOperation(connection, named, {
      input,
      idempotencyKey,
      typed: new Map([...typedInJson(fields, ofJson), ...typed]),
      output,
      signal: surroundings.signal,
    })
  })
}

function describe(operation: Operation): string {
  const { summary: title, description, method } = operation
  const body = (operation.body as { type?: string } | undefined)?.type === 'array'
  return [
    `${title}. ${description ?? ''}`.trim(),
    `${method} ${pathOf(operation)}\nCaller: ${accessOf(operation)}`,
    ...(body ? ["The body is a list: give it with --input '[…]' or --input @file."] : []),
  ].join('\n\n')
}

/** An option overrides its field in the JSON, under whichever name that is there. */
function withoutFields(
  ofJson: Record<string, unknown>,
  fields: CallField[],
  ofOptions: Record<string, unknown>,
): Record<string, unknown> {
  const overridden = fields.flatMap(({ name, field }) => (name in ofOptions ? namesOf(name, field) : []))
  return Object.fromEntries(Object.entries(ofJson).filter(([name]) => !overridden.includes(name)))
}

/** Other names of a field are accepted, as on the wire. */
function requireFields(fields: CallField[], input: Record<string, unknown>): void {
  const missing = fields
    .filter(
      ({ name, field, isRequired }) =>
        isRequired && namesOf(name, field).every(each => input[each] === undefined),
    )
    .map(({ name }) => `--${name}`)
  if (missing.length > 0)
    throw new UsageError(`${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} required.`)
}
