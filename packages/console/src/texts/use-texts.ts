import { use, useSyncExternalStore } from 'react'
import type { Area, Areas } from './areas.ts'
import { awaitTexts, chooseLanguage, findTexts, onLanguage } from './catalogue.ts'
import { currentLanguage } from './current.ts'
import type { Language } from './language.ts'

/** The words of an area in the chosen language: `const t = useTexts('home')`, then `t.title`. */
export function useTexts<A extends Area>(area: A): Areas[A] {
  const language = useLanguage()
  const awaited = awaitTexts(language, area)
  // A page whose route names its areas never waits here.
  if (awaited) use(awaited)
  return findTexts(area) as Areas[A]
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage)

export { chooseLanguage }
