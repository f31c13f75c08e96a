import { foyer } from '../foyer.ts'
import { currentLanguage } from '../texts/current.ts'

/** Mails come in the language in which somebody first used the console, until they choose another. */
export async function adoptLanguage(): Promise<void> {
  try {
    const { data } = await foyer.notices.getMailSettings()
    if (data.language === null) await foyer.notices.updateMailSettings({ language: currentLanguage() })
  } catch {
    // The next sign-in tries again.
  }
}
