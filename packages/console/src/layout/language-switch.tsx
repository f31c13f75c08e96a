import { type Language, languages } from '../texts/language.ts'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** Changes the language at once, and keeps the choice in this browser. */
export function LanguageSwitch() {
  const t = useTexts('shell')
  const language = useLanguage()
  const choose = useChooseLanguage()
  return (
    <fieldset className="language" aria-label={t.language}>
      {(Object.keys(languages) as Language[]).map(code => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          {languages[code]}
        </button>
      ))}
    </fieldset>
  )
}
