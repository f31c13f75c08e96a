import Type, { type TProperties, type TSchema } from 'typebox'
import { credentialIn } from '../../access.ts'
import type { Tag } from '../../openapi/tags.ts'
import { operation } from '../../operation.ts'
import type { Scope } from '../../scopes.ts'
import { Id, Nullable } from '../../wire.ts'

export const usualPage = 25
export const maxPageSize = 100

interface List<Item extends TSchema, Filters extends TProperties> {
  name: string
  tag: Tag
  /** The path below a Location: `/locations/{location_id}/…`. */
  path: string
  scope: Scope
  summary: string
  description: string
  item: Item
  /** The name of the schema of a page. */
  pageName: string
  filters: Filters
}

/** A v3 list of a Location, with the same envelope, cursor, limits and errors as all others. */
export const listOperation = <Item extends TSchema, Filters extends TProperties>({
  scope,
  item,
  pageName,
  filters,
  ...named
}: List<Item, Filters>) =>
  operation({
    ...named,
    document: 'v3',
    surface: 'v3',
    preview: true,
    method: 'GET',
    access: credentialIn('location_id', scope),
    params: Type.Object({ location_id: Id('Location ID') }),
    query: Type.Object({
      ...filters,
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: maxPageSize, default: usualPage, description: 'Page size' }),
      ),
      cursor: Type.Optional(
        Type.String({
          maxLength: 16_384,
          'x-code': 'invalid_cursor',
          description: 'The `next_cursor` of the previous page, valid for 15 minutes',
        }),
      ),
    }),
    status: 200,
    data: Type.Object(
      {
        object: Type.Literal('list', { description: 'Type of this object' }),
        data: Type.Array(item, { description: 'The records of this page' }),
        has_more: Type.Boolean({ description: 'Whether there are more pages' }),
        next_cursor: Nullable(Type.String({ description: 'Cursor of the next page; null on the last page' })),
      },
      { $id: pageName },
    ),
    errors: [401, 403, 404, 422],
  })
