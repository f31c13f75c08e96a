/**
 * The words of the console, by area. Each English file adds its area here; see README.md.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas add themselves.
export interface Areas {}

export type Area = keyof Areas
