import { FoyerError } from '@foyer/sdk/account'
import { type ReactNode, useState } from 'react'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Runs what a link from a mail is for. A link that was used or is too old is no mistake of a field, so it ends the page. */
export function useLink(): [isEnded: boolean, run: (use: () => Promise<unknown>) => Promise<boolean>] {
  const [isEnded, setEnded] = useState(false)
  const run = async (use: () => Promise<unknown>) => {
    try {
      await use()
      return true
    } catch (error) {
      if (!(error instanceof FoyerError) || error.status !== 404) throw error
      setEnded(true)
      return false
    }
  }
  return [isEnded, run]
}

/** Says that a link has no effect any more, and what to do next. */
export function EndedLink({ note, children }: { note: string; children: ReactNode }) {
  const t = useTexts('entry')
  return (
    <EntryLayout title={t.endedLink} description={note}>
      <div className="form-actions">{children}</div>
    </EntryLayout>
  )
}
