import type { Language } from '../texts/language.ts'
import { chooseLanguage, useTexts } from '../texts/use-texts.ts'
import { useToast } from '../ui/toast.tsx'

/** Changes the language, or says that its words can't be loaded. */
export function useChooseLanguage(): (language: Language) => void {
  const t = useTexts('shell')
  const say = useToast()
  return language => void chooseLanguage(language).catch(() => say(t.notLoaded, { kind: 'error' }))
}
