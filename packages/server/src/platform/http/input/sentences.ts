/** Says what is wrong with a value, as the rest of a sentence that begins with its field. */
export function sentence(keyword: string, values: Record<string, unknown>): string {
  switch (keyword) {
    case 'type':
      return `must be ${typeName(values.type)}`
    case 'minimum':
      return `must be at least ${values.limit}`
    case 'maximum':
      return `must be at most ${values.limit}`
    case 'minLength':
      return values.limit === 1 ? 'must not be empty' : `must have at least ${values.limit} characters`
    case 'maxLength':
      return `must have at most ${values.limit} characters`
    case 'minItems':
      return values.limit === 1 ? 'must not be empty' : `must have at least ${values.limit} elements`
    case 'maxItems':
      return `must have at most ${values.limit} elements`
    case 'maxProperties':
      return `must have at most ${values.limit} fields`
    case 'uniqueItems':
      return 'must not name the same thing twice'
    case 'enum':
      return `must be one of: ${(values.allowedValues as unknown[]).join(', ')}`
    case 'flag':
      return 'must be 0 or 1'
    case 'pattern':
      return 'must not be blank'
    case 'format':
      return formats[String(values.format)] ?? `must be a valid ${String(values.format)}`
    case '~refine':
      return String(values.message)
    default:
      return 'is not acceptable'
  }
}

const formats: Record<string, string> = {
  'date-time': 'must be a date and time such as 2026-01-31T18:30:00+05:00',
  date: 'must be a date such as 2026-01-31',
  email: 'must be an e-mail address',
}

const typeNames: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text, given once',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const typeName = (type: unknown): string =>
  [type]
    .flat()
    .map(type => typeNames[String(type)] ?? String(type))
    .join(' or ')
