import { type JsonSchema, locationNames, type Operation } from '@foyer/contract'

interface LocationField {
  field: string
  from: 'params' | 'query' | 'body'
  isRequired: boolean
}

export function locationFieldOf(operation: Operation): LocationField | undefined {
  for (const from of ['params', 'query', 'body'] as const) {
    const { properties = {}, required = [] } = (operation[from] ?? {}) as JsonSchema
    const field = locationNames.find(name => name in properties)
    if (field) return { field, from, isRequired: required.includes(field) }
  }
  return undefined
}
