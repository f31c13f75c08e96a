import type { JsonSchema, Operation } from '@foyer/contract'

/** The names under which operations take the Location. The SDK accepts each of them in every partner operation. */
const names = ['location_id', 'company_id', 'salon_id']

interface LocationField {
  field: string
  from: 'params' | 'query' | 'body'
  isRequired: boolean
}

export function locationFieldOf(operation: Operation): LocationField | undefined {
  for (const from of ['params', 'query', 'body'] as const) {
    const { properties = {}, required = [] } = (operation[from] ?? {}) as JsonSchema
    const field = names.find(name => name in properties)
    if (field) return { field, from, isRequired: required.includes(field) }
  }
  return undefined
}
