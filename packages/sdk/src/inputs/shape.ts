/**
 * How text becomes a value. `word` is text that is never empty, such as a date. The end says what empty text becomes:
 * nothing with `?`, null with `|null`.
 */
type TextShape = `${'text' | 'word' | 'number' | 'flag' | 'boolean' | 'json'}${'' | '?' | '|null'}`

/** A list has the shape of its elements in it, an object those of its fields. */
export type Shape = TextShape | readonly [Shape] | Shapes

export interface Shapes {
  readonly [name: string]: Shape
}

declare const ofInput: unique symbol

/** The fields of an operation, and the type of its input. */
export type InputShape<Input> = Shapes & { readonly [ofInput]?: Input }
