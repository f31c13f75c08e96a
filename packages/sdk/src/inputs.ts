export * from './generated/inputs.ts'
export type { InputShape, Shape, Shapes } from './inputs/shape.ts'
export { isList, type Typed, toInput } from './inputs/to-input.ts'
