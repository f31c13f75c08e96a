import { useAttention } from '../../data/use-attention.ts'
import type { MyLocation, OwnersActivityLog } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Seen } from '../notices/seen.tsx'
import { Step } from './next-step-view.tsx'

interface EndedProps {
  /** Undefined while it is loading. */
  log: OwnersActivityLog | undefined
  location: MyLocation
  applicationId: number
}

/** Who disconnected the application, when, and what was paid for it. */
export function Ended({ log, location, applicationId }: EndedProps) {
  const t = useTexts('installations').next
  const { moment } = useFormats(location.timezone_name)
  const lost = useAttention().find(
    ({ state, application, location: place }) =>
      state === 'lost' && application.id === applicationId && place.id === location.id,
  )
  const ended = log?.ended
  const partner = log?.application.partner ?? ''
  const byOthers = ended && ended.by !== 'owner'
  return (
    <Step
      kind={byOthers ? 'error' : 'info'}
      title={ended ? t.endedBy[ended.by](moment(ended.at), partner) : t.uninstalled}
    >
      {ended && <p>{t.uninstalled}.</p>}
      {ended?.paid_until && <p>{t.wasPaidUntil(moment(ended.paid_until), partner)}</p>}
      <p>{t.uninstalledNote}</p>
      <div className="form-actions">
        <ButtonLink kind="primary" to={`/connect/${applicationId}`}>
          {t.reconnect}
        </ButtonLink>
        {lost?.notice_id && <Seen noticeId={lost.notice_id} />}
      </div>
    </Step>
  )
}
