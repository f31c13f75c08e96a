import Type from 'typebox'
import { operator } from '../../access.ts'
import { Count, Flag, Id, Instant, Nullable, Shape, Text } from '../../wire.ts'

/** What all operations of the operator's room have in common. */
export const desk = { document: 'account', tag: 'Operators', surface: 'app', access: operator } as const
export const readErrors = [401, 403, 422] as const
export const oneErrors = [401, 403, 404, 422] as const
export const changeErrors = [401, 403, 404, 409, 422] as const

export const Suspension = Nullable(
  Shape(
    {
      at: Instant('When it was suspended'),
      reason: Type.String({ description: 'Why, as those concerned read it' }),
      by: Nullable(
        Shape(
          { id: Id('User ID'), name: Type.String({ description: 'Name of the operator' }) },
          'The operator; null where the account is gone',
        ),
      ),
    },
    'The suspension by an operator; null if there is none',
  ),
)

/** What those concerned learn of a suspension: never who did it. */
export const OwnSuspension = Nullable(
  Shape(
    {
      at: Instant('When it was suspended'),
      reason: Type.String({ description: 'Why, in the words of the operator' }),
    },
    'Set while an operator of the platform has suspended it; null otherwise',
  ),
)

export const Titled = (what: string) =>
  Shape(
    { id: Id(`${what} ID`), title: Type.String({ description: `Name of the ${what}` }) },
    `The ${what} that it is about`,
  )

/** A position in a list whose order has several numbers. */
const pattern = '^\\d{1,16}(-\\d{1,16}){1,3}$'
export const pagesByPlace = {
  cursor: Type.Optional(
    Type.String({ pattern, maxLength: 80, description: 'The `next_cursor` of the previous page' }),
  ),
  count: Count(25, 100),
}
export const NextPlace = Shape({
  next_cursor: Nullable(Type.String({ description: 'Cursor of the next page; null on the last page' })),
})

export const searchText = (what: string) =>
  Type.Optional(Text(100, `${what}; case and accents do not matter`))
export const onlySuspended = Type.Optional(Flag('Only those that are suspended'))
