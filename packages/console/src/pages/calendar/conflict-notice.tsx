import type { FoyerError } from '@foyer/sdk/account'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { canBeForced, refusalWords } from './refusal.ts'

interface ConflictNoticeProps {
  error: FoyerError
  memberName: string
  onForce(): void
}

/** Says why a booking was refused, and offers to book anyway where that is possible. */
export function ConflictNotice({ error, memberName, onForce }: ConflictNoticeProps) {
  const t = useTexts('calendar')
  return (
    <Notice kind="error">
      <p>{refusalWords(t, error, memberName)}</p>
      {canBeForced(error) && <Button onClick={onForce}>{t.bookAnyway}</Button>}
    </Notice>
  )
}
