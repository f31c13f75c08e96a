import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface NotReadProps {
  /** What is missing now, and what that stops. */
  what: string
  read: { data?: unknown; error: { message: string } | null; isFetching: boolean; refetch(): unknown }
}

/** Says that a part of the list could not be read, and why, and offers to try again. */
export function NotRead({ what, read }: NotReadProps) {
  const ui = useTexts('ui')
  if (!read.error || read.data !== undefined) return null
  return (
    <Notice kind="error">
      <p>
        {what} {read.error.message}
      </p>
      <Button isBusy={read.isFetching} onClick={() => void read.refetch()}>
        {ui.tryAgain}
      </Button>
    </Notice>
  )
}
