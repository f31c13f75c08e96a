import { catalogue, type FieldErrors } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../platform/errors.ts'
import { Problems } from '../../platform/http/input/problems.ts'
import { validator } from '../../platform/http/input/validate.ts'
import type { NewClientInput } from './check-client.ts'
import { type ClientCaller, createClient } from './clients.ts'

const validate = validator(catalogue.clients.create.body, 'older body')

/** Every client of the list succeeds or fails on its own. Returns JSON of `{created, errors}`. */
export async function createClients(
  ctx: Context,
  locationId: number,
  { items, by }: { items: unknown[]; by: ClientCaller },
): Promise<string> {
  const created: string[] = []
  const errors: { index: number; message: string; errors?: FieldErrors }[] = []
  for (const [index, item] of items.entries())
    try {
      created.push(await createClient(ctx, locationId, { input: checkShape(item), by }))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      errors.push({ index, message: error.message, errors: error.fields })
    }
  return `{"created":[${created.join(',')}],"errors":${JSON.stringify(errors)}}`
}

function checkShape(item: unknown): NewClientInput {
  const problems = new Problems()
  const input = validate(item ?? '', problems)
  problems.throwIfAny()
  return input as NewClientInput
}
