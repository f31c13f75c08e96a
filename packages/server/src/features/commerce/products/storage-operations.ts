import type { FieldErrors, ResourceName } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { type Db, sqlStates } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { requirePossibleYears } from '../../../platform/database/local-moments.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../events/event.ts'
import { recordEvent } from '../../events/events.ts'
import { type RecordReference, requireReferences } from '../../locations/references/references.ts'
import { operationTypes } from './operation-types.ts'
import {
  applyToStock,
  type DocumentKey,
  findOperation,
  findTransactionsOf,
  insertDocument,
  insertTransactions,
  type Leg,
  type NewTransaction,
} from './storage-operations.store.ts'

interface OperationInput {
  type_id: number
  storage_id: number
  storage_to_id?: number | null
  create_date: string
  transactions: NewTransaction[]
}

const { goods_operations_move: move, goods_operations_receipt: receipt } = operationTypes
const kinds = Object.entries(operationTypes) as [ResourceName, number][]

export async function getOperation(db: Db, key: DocumentKey): Promise<string> {
  const json = await findOperation(db, key)
  if (json === undefined) throw notFound('There is no such storage operation.')
  return json
}

const tooLarge = {
  [sqlStates.numberOutOfRange]: () => invalid({ transactions: ['come to amounts that are too large'] }),
}

/** The goods get no events of their own: only their stock changed, and these events say how. */
export async function bookOperation(ctx: Context, locationId: number, input: OperationInput, actor: Actor) {
  const { resource, legs } = readOperation(input)
  return explainViolations(tooLarge, () =>
    ctx.db.transaction(async tx => {
      await requireReferences(tx, locationId, referencesOf(input))
      await requirePossibleYears(tx, { locationId }, { create_date: input.create_date })
      const documentId = await insertDocument(tx, {
        locationId,
        typeId: input.type_id,
        storageId: input.storage_id,
        storageToId: input.storage_to_id ?? null,
        createDate: input.create_date,
      })
      const key = { locationId, documentId }
      await insertTransactions(tx, key, { transactions: input.transactions, legs, at: ctx.clock.now() })
      for (const { id, json } of await findTransactionsOf(tx, key))
        recordEvent(ctx, tx, { locationId, resource, resourceId: id, status: 'create', data: json, actor })
      const json = await getOperation(tx, key)
      // This comes last, because every other operation on the same products waits from here on.
      await applyToStock(tx, key)
      return json
    }),
  )
}

function readOperation(input: OperationInput): { resource: ResourceName; legs: Leg[] } {
  const [resource] = kinds.find(([, typeId]) => typeId === input.type_id) as (typeof kinds)[number]
  const { storage_id: storageId, storage_to_id: storageToId } = input
  const fieldErrors: FieldErrors = {}
  if (input.type_id === move && !storageToId) fieldErrors.storage_to_id = ['is required for a move']
  if (input.type_id !== move && storageToId) fieldErrors.storage_to_id = ['is for moves alone']
  if (storageToId === storageId) fieldErrors.storage_to_id = ['must be another storage than storage_id']
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
  const legs: Leg[] = [{ storageId, sign: input.type_id === receipt ? 1 : -1 }]
  if (storageToId) legs.push({ storageId: storageToId, sign: 1 })
  return { resource, legs }
}

function referencesOf({ storage_id, storage_to_id, transactions }: OperationInput): RecordReference[] {
  return [
    { field: 'storage_id', kind: 'storage', id: storage_id },
    { field: 'storage_to_id', kind: 'storage', id: storage_to_id },
    ...transactions.flatMap(({ good_id, client_id, supplier_id, master_id }, index): RecordReference[] => [
      { field: `transactions.${index}.good_id`, kind: 'good', id: good_id },
      { field: `transactions.${index}.client_id`, kind: 'client', id: client_id },
      { field: `transactions.${index}.supplier_id`, kind: 'supplier', id: supplier_id },
      { field: `transactions.${index}.master_id`, kind: 'team_member', id: master_id },
    ]),
  ]
}
