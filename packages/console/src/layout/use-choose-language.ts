import { foyer } from '../foyer.ts'
import { useSession } from '../session/session.tsx'
import type { Language } from '../texts/language.ts'
import { chooseLanguage, useTexts } from '../texts/use-texts.ts'
import { useToast } from '../ui/toast.tsx'

/** Changes the language of pages and mails, or says that its words can't be loaded. */
export function useChooseLanguage(): (language: Language) => void {
  const t = useTexts('shell')
  const say = useToast()
  const { state } = useSession()
  return language => {
    void chooseLanguage(language).catch(() => say(t.notLoaded, { kind: 'error' }))
    // Mails come in the same language; if that fails, the profile still says which.
    if (state.status === 'in') void foyer.notices.updateMailSettings({ language }).catch(() => undefined)
  }
}
