// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { GoodsListInput, GoodsGetInput, GoodsCreateInput, GoodsUpdateInput, GoodsDeleteInput } from '../partner/goods.ts'

export const goodsList: InputShape<GoodsListInput> = { company_id: 'number', term: 'text', category_id: 'number?', changed_after: 'text', changed_before: 'text', page: 'number?', count: 'number?' }

export const goodsGet: InputShape<GoodsGetInput> = { company_id: 'number', good_id: 'number' }

export const goodsCreate: InputShape<GoodsCreateInput> = { company_id: 'number', title: 'text', category_id: 'number', sale_unit_id: 'number', service_unit_id: 'number', article: 'text', barcode: 'text', cost: 'number?', actual_cost: 'number?', unit_equals: 'number?', critical_amount: 'number?', desired_amount: 'number?', comment: 'text' }

export const goodsUpdate: InputShape<GoodsUpdateInput> = { company_id: 'number', good_id: 'number', title: 'text', category_id: 'number?', sale_unit_id: 'number?', service_unit_id: 'number?', article: 'text', barcode: 'text', cost: 'number?', actual_cost: 'number?', unit_equals: 'number?', critical_amount: 'number?', desired_amount: 'number?', comment: 'text' }

export const goodsDelete: InputShape<GoodsDeleteInput> = { company_id: 'number', good_id: 'number' }
