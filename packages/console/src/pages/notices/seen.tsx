import { useChange } from '../../data/use-change.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Reads a notice, which stays on Home and in the menu until then. */
export function Seen({ noticeId, label }: { noticeId: number; label?: string }) {
  const t = useTexts('attention')
  const say = useToast()
  const { isBusy, mutateAsync: read } = useChange({
    change: () => foyer.notices.read({ notice_id: noticeId }),
    affects: [['notice'], ['attention']],
  })
  return (
    <Button
      isBusy={isBusy}
      aria-label={label}
      onClick={() => void read().catch((error: { message: string }) => say(error.message, { kind: 'error' }))}
    >
      {t.seen}
    </Button>
  )
}
