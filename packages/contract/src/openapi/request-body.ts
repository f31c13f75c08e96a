import type { TObject, TSchema } from 'typebox'
import type { JsonSchema } from '../json-schema.ts'
import { bodyLimitOf, type Operation, sizeInWords } from '../operation.ts'
import type { Json, JsonObject } from './json.ts'
import { type Components, otherNamesOf } from './schemas.ts'

/** The request body, if one is read or tolerated; undefined for a DELETE and for a GET without fields. */
export function requestBodyOf(
  operation: Operation,
  components: Components,
  example: Json | undefined,
): JsonObject | undefined {
  const { method, body, query } = operation
  if (body)
    return {
      description: `At most ${sizeInWords(bodyLimitOf(operation))}.`,
      required: isNeeded(body),
      content: {
        'application/json': {
          schema: components.refer(body, 'input'),
          ...(example === undefined ? {} : { example }),
        },
        ...(operation.sendsFormsOn ? { 'application/x-www-form-urlencoded': browserForm } : {}),
      },
    }
  if (query)
    return {
      description:
        'The query parameters can be sent as a JSON body instead. If a field is in both, the body wins.',
      required: false,
      content: {
        'application/json': { schema: { type: 'object', properties: fieldsOf(query, components) } },
      },
    }
  if (method === 'GET' || method === 'DELETE') return undefined
  return {
    description: 'No body is needed. Clients that always send one can send an empty object.',
    required: false,
    content: { 'application/json': { schema: { type: 'object' } } },
  }
}

/** The form that a partner's page posts from the owner's browser, without a token. */
const browserForm: JsonObject = {
  schema: {
    type: 'object',
    properties: {
      application_id: {
        type: 'integer',
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        format: 'int64',
        description: 'The application whose card the person is redirected to; if omitted, the app directory',
      },
    },
  },
  example: { application_id: 1 },
}

/** Handled one by one, because a filter may be part of a phone number, which has no format. */
const fieldsOf = (query: TObject, components: Components): JsonObject =>
  Object.fromEntries(
    Object.entries(query.properties).flatMap(([name, field]) =>
      [name, ...otherNamesOf(field)].map(each => [each, components.refer(field, 'input')]),
    ),
  )

/** The body is optional when no field is required. */
const isNeeded = (schema: TSchema): boolean => {
  const { type, required = [] } = schema as JsonSchema
  return type !== 'object' || required.length > 0
}
