import { type EntryPoint, namedGroups } from '../../../sdk/generator/named-groups.ts'
import type { ExampleCall } from './example-call.ts'
import { toLiteral } from './literal.ts'
import type { Setting } from './setting.ts'

const makers: Record<EntryPoint, { path: string; make: string; name: string }> = {
  partner: { path: '@foyer/sdk', make: 'createFoyer', name: 'foyer' },
  account: { path: '@foyer/sdk/account', make: 'createAccount', name: 'account' },
  operator: { path: '@foyer/sdk/operator', make: 'createOperator', name: 'operator' },
}

/** The call in TypeScript, with the SDK: a module that runs as it stands. */
export function printSdk(call: ExampleCall, setting: Setting): string {
  const { group, method } = placeOf(call)
  const { path, make, name } = makers[group.entryPoint]
  const options = { ...addressesOf(call, group.entryPoint, setting), ...tokensOf(call, setting) }
  return [
    `import { ${make} } from ${toLiteral(path)}`,
    '',
    ...(call.isForSessions ? ['// In a browser: the cookie of the session says who calls.'] : []),
    `const ${name} = ${make}(${toLiteral(options)})`,
    // The operations of operators have no group of their own name.
    ...callLines(
      call,
      group.entryPoint === 'operator' ? `${name}.${method}` : `${name}.${group.name}.${method}`,
    ),
  ].join('\n')
}

function placeOf({ named }: ExampleCall) {
  for (const group of namedGroups)
    for (const { name, operation } of group.methods)
      if (operation === named.operation) return { group, method: name }
  throw new Error(`The SDK has no ${named.name}.`)
}

function callLines({ named, input }: ExampleCall, callee: string): string[] {
  const given = Object.keys(input).length > 0 ? toLiteral(input) : ''
  const { isStream, status } = named.operation
  if (isStream) return [`for await (const event of ${callee}(${given})) console.log(event)`]
  if (status === 204) return [`await ${callee}(${given})`]
  return [`const { data } = await ${callee}(${given})`, 'console.log(data)']
}

const addressesOf = ({ listener }: ExampleCall, entryPoint: EntryPoint, { apiUrl, appUrl }: Setting) =>
  entryPoint === 'partner' ? { apiUrl, ...(listener === 'app' ? { appUrl } : {}) } : { appUrl }

const tokensOf = ({ named, caller, isForSessions }: ExampleCall, setting: Setting) =>
  isForSessions ? {} : setting.tokensFor(named.operation, caller)
