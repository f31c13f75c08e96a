/** A reference to another record. */
import Type from 'typebox'
import { Id, Shape } from './wire.ts'

export const Reference = (what: string) =>
  Shape(
    { id: Id(`${what} ID`), title: Type.String({ description: 'Name' }) },
    `The ${what.toLowerCase()} it belongs to`,
  )

export const ReferenceField = (what: string) =>
  Shape(
    { id: Id(`${what} ID`), name: Type.String({ description: 'Name of the person' }) },
    `The ${what.toLowerCase()} it belongs to`,
  )
