import { type Operation, wire } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import type { Played } from './scene.ts'

/** The schema of an answer with its envelope. */
const schemaOf = ({ surface, isStream, data, meta }: Operation): TSchema =>
  surface === 'v3' || isStream ? data : wire.Envelope(data, meta)

/** Returns how an answer differs from its documentation. */
export function complaintAbout(operation: Operation, { status, answer }: Played): string | undefined {
  if (status !== operation.status) return `${status} ${JSON.stringify(answer)}`
  if (status === 204) return undefined
  const [first] = Errors(schemaOf(operation), answer)
  return first && `${first.instancePath} ${first.message}`
}
