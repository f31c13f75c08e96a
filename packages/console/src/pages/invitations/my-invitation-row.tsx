import { useTask } from '../../data/use-task.ts'
import { useSession } from '../../session/session.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { Offer } from './use-offers.ts'

interface MyInvitationRowProps {
  offer: Offer
  onAnswer(): Promise<void>
  onAccept(place: Offer['place']): void
}

export function MyInvitationRow({ offer, onAnswer, onAccept }: MyInvitationRowProps) {
  const t = useTexts('invitations')
  const formats = useFormats()
  const { place, role, invited_by, expires_at } = offer
  const { reload } = useSession()
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const accept = () =>
    run(async () => {
      await offer.accept()
      say(t.accepted(role, place.title))
      onAccept(place)
      await reload()
      await onAnswer()
    })
  const decline = () =>
    run(async () => {
      await offer.decline()
      say(t.declined(place.title))
      await onAnswer()
    })
  return (
    <li className="row row-user">
      <span className="row-main">
        <strong>
          {place.title}
          <span className="badge">{role}</span>
        </strong>
        <span>{t.invitedBy(invited_by, formats.day(expires_at))}</span>
      </span>
      <div className="actions">
        <Button
          kind="primary"
          isBusy={isBusy}
          aria-label={t.acceptTo(place.title)}
          onClick={() => void accept()}
        >
          {t.accept}
        </Button>
        <Button
          kind="quiet"
          disabled={isBusy}
          aria-label={t.declineTo(place.title)}
          onClick={() => void decline()}
        >
          {t.decline}
        </Button>
      </div>
      {error && <Notice kind="error">{error.message}</Notice>}
    </li>
  )
}
