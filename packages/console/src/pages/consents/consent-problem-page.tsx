import { useSearchParams } from 'react-router'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'

/**
 * Shows invalid requests here, because nobody is redirected to a URL that we don't trust. Text from the URL is never
 * shown, because anybody can write it.
 */
export function ConsentProblemPage() {
  const t = useTexts('consents')
  const [query] = useSearchParams()
  const code = query.get('error') ?? ''
  const sentence = Object.hasOwn(t.problems, code) ? t.problems[code] : undefined
  return (
    <EntryLayout title={t.brokenLink} description={t.brokenLinkNote}>
      <Notice kind="error">{sentence ? t.problemWithCode(sentence, code) : t.unknownProblem}</Notice>
      <p>{t.startAgain}</p>
    </EntryLayout>
  )
}
