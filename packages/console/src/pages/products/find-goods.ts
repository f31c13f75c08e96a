import { foyer, type Good } from '../../foyer.ts'

/** The first few products whose name, article or barcode has this text. */
export async function findGoods(company_id: number, term: string, signal: AbortSignal): Promise<Good[]> {
  const { data } = await foyer.goods.list({ company_id, term: term || undefined, count: 12 }, { signal })
  return data
}
