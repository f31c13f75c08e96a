import type { Area, Areas } from './areas.ts'

/** Loads the words of an area in German. */
export const german = import.meta.glob<Areas[Area]>('./de/*.ts', { import: 'texts' })
