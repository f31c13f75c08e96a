import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { EntryLayout } from '../layout/entry-layout.tsx'
import { Page } from '../layout/page.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'

/** Each browser words it differently, and Vite in its own way for styles. */
const isMissingFile = (error: unknown): boolean =>
  (error instanceof TypeError && /import|module|fetch/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))

/** Shown instead of a page that failed: a bug, or a file of a page that a newer build has replaced. */
export function ErrorPage({ isInShell = false }: { isInShell?: boolean }) {
  const error = useRouteError()
  const t = useTexts('shell')
  useEffect(() => reportError(error), [error])
  const [title, note] = isMissingFile(error) ? [t.updated, t.updatedNote] : [t.wentWrong, t.wentWrongNote]
  const reload = (
    <Button kind="primary" onClick={() => window.location.reload()}>
      {t.reload}
    </Button>
  )
  return isInShell ? (
    <Page title={title} description={note}>
      {reload}
    </Page>
  ) : (
    <EntryLayout title={title} description={note}>
      {reload}
    </EntryLayout>
  )
}
