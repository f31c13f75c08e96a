// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { GoodsCategory, TotalCount } from '../schemas.ts'

export type GoodsCategoriesListInput = LocationId

export type GoodsCategoriesCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
}

export interface GoodsCategoriesApi {
  /**
   * List product categories.
   * Returns the categories of products. Each product is in one category.
   */
  list(input: GoodsCategoriesListInput, options?: CallOptions): ListRequest<GoodsCategory, TotalCount>

  /**
   * Create a product category.
   * Several categories can have the same name.
   */
  create(input: GoodsCategoriesCreateInput, options?: KeyedCallOptions): Promise<Answer<GoodsCategory>>
}

export const goodsCategories: Record<keyof GoodsCategoriesApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/goods_categories/{company_id}', by: 'user', pages: {} },
  create: { method: 'POST', path: '/api/v1/goods_categories/{company_id}', by: 'user', body: 'object', fields: ['title'], keyed: true },
}
