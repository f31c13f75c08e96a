import type { FoyerError } from '@foyer/sdk/account'
import { useRead } from '../../data/use-read.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usePlace } from '../business/place.tsx'
import { emptyLine, type Line } from './operation-draft.ts'
import { type OperationType, operationType } from './operation-types.ts'
import { reversalOf } from './reversal.ts'

/** What the form of an operation begins with. */
export interface FirstOperation {
  type: OperationType
  storageId?: number
  storageToId?: number
  lines: Line[]
  comment: string
}

/** Begins with the product that the address names, or with the opposite of an operation, once that is read. */
export function useFirstOperation(): { first?: FirstOperation; error?: FoyerError } {
  const t = useTexts('products')
  const { locationId: company_id } = usePlace()
  const { values } = useSearch(['of', 'reverse'])
  const [goodId, documentId] = [idIn(values.of), idIn(values.reverse)]
  const getGood = async (good_id: number, signal: AbortSignal) =>
    (await foyer.goods.get({ company_id, good_id }, { signal })).data
  const product = useRead(['good', company_id, goodId], ({ signal }) => getGood(goodId ?? 0, signal), {
    isEnabled: goodId !== undefined,
  })
  const reversal = useRead(
    ['goods_operations', company_id, documentId, 'reversal'],
    async ({ signal }): Promise<FirstOperation> => {
      const read = await foyer.storageOperations.get({ company_id, document_id: documentId ?? 0 }, { signal })
      const { lines, ...rest } = reversalOf(read.data)
      const goods = await Promise.all(lines.map(({ goodId }) => getGood(goodId, signal)))
      return {
        ...rest,
        lines: lines.map(({ unitType, amount, price }, key) => ({
          ...emptyLine(key, goods[key]),
          unitType,
          amount,
          price,
        })),
        comment: t.reverses(t.operation(t.types[read.data.type_id as OperationType], read.data.id)),
      }
    },
    { isEnabled: documentId !== undefined },
  )
  if (product.isLoading || reversal.isLoading) return {}
  if (reversal.error) return { error: reversal.error }
  const blank = { type: operationType.receipt, lines: [emptyLine(0, product.data)], comment: '' }
  return { first: reversal.data ?? blank }
}
