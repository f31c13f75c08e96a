import { useChange } from '../../data/use-change.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { type DirectoryCard, foyer, type Installation, type MyLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Handover } from './handover.tsx'
import { Step } from './next-step-view.tsx'
import { useIsExpired } from './use-is-expired.ts'

interface FinishPendingProps {
  installation: Installation
  location: MyLocation
}

/**
 * Until its developer confirms, an application has no access: the owner finishes on the developer's page. After twelve
 * hours the developer cannot confirm any more, and only connecting again helps.
 */
export function FinishPending({ installation, location }: FinishPendingProps) {
  const { application, confirm_before } = installation
  const t = useTexts('installations').next
  const { moment } = useFormats(location.timezone_name)
  const card = useLoaded(
    () => foyer.installations.getCard({ application_id: application.id }),
    ['connect_card', application.id],
  )
  const isExpired = useIsExpired(installation)
  if (isExpired && confirm_before)
    return (
      <Step kind="error" title={t.expired(application.partner, moment(confirm_before))}>
        <p>{t.whileExpired}</p>
        <LoadedView of={card}>{value => <Continue isExpired card={value} location={location} />}</LoadedView>
      </Step>
    )
  return (
    <Step kind="info" title={t.pending(application.partner, confirm_before ? moment(confirm_before) : '')}>
      <p>{t.whilePending}</p>
      <LoadedView of={card}>{value => <Continue card={value} location={location} />}</LoadedView>
    </Step>
  )
}

interface ContinueProps {
  card: DirectoryCard
  location: MyLocation
  isExpired?: boolean
}

/** Connecting again is what leads there: the developer has twelve hours from then. */
function Continue({ card, location, isExpired = false }: ContinueProps) {
  const t = useTexts('installations').next
  const { registration_url, user_data } = card
  const { mutateAsync: connect } = useChange({
    change: () =>
      foyer.installations.connect({
        application_id: card.id,
        location_ids: [location.id],
        seen: { registration_url, user_data },
      }),
    affects: [['installation', location.id], ['attention']],
  })
  const finish = async () => {
    const { data } = await connect()
    if (data.redirect_url) window.location.assign(data.redirect_url)
  }
  if (!registration_url && !isExpired) return <p>{t.askDeveloper(card.partner)}</p>
  const action = isExpired ? t.reconnect : t.finishAt(new URL(registration_url).host)
  return (
    <Form canBeLeft label={action} onSubmit={finish}>
      <Handover card={card} />
      <div className="form-actions">
        <SubmitButton>{action}</SubmitButton>
      </div>
    </Form>
  )
}
