import Type, { type TObject } from 'typebox'
import { userOrPersonIn } from '../access.ts'
import type { Tag } from '../openapi/tags.ts'
import { operation } from '../operation.ts'
import type { Right } from '../rights.ts'
import { Id, Title, TotalCount } from '../wire.ts'

/** A lookup table of a Location: named entries that other records refer to. */
interface LookupTable<Item extends TObject, Body extends TObject> {
  tag: Tag
  path: string
  right: Right
  /** The names of the two operations. */
  names: { list: string; create: string }
  summaries: { list: string; create: string }
  descriptions: { list: string; create: string }
  item: Item
  body: Body
}

/** The two operations of a lookup table: list its entries and add one. */
export function lookupTable<Item extends TObject, Body extends TObject>(list: LookupTable<Item, Body>) {
  const common = {
    document: 'general',
    tag: list.tag,
    surface: 'v1',
    path: list.path,
    access: userOrPersonIn('company_id', list.right),
    params: Type.Object({ company_id: Id('Location ID') }),
  } as const
  return {
    list: operation({
      ...common,
      name: list.names.list,
      method: 'GET',
      summary: list.summaries.list,
      description: list.descriptions.list,
      status: 200,
      data: Type.Array(list.item),
      meta: TotalCount,
      errors: [401, 403, 404],
    }),
    create: operation({
      ...common,
      name: list.names.create,
      method: 'POST',
      summary: list.summaries.create,
      description: list.descriptions.create,
      body: list.body,
      status: 201,
      data: list.item,
      errors: [401, 403, 404, 422],
    }),
  }
}

/** For entries that only have a name. */
export const JustTitle = Type.Object({ title: Title(255, 'Name, as people see it') })
