// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { GoodsCategoriesListInput, GoodsCategoriesCreateInput } from '../partner/goods-categories.ts'

export const goodsCategoriesList: InputShape<GoodsCategoriesListInput> = { company_id: 'number' }

export const goodsCategoriesCreate: InputShape<GoodsCategoriesCreateInput> = { company_id: 'number', title: 'text' }
