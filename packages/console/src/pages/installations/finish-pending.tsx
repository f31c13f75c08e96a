import { useLoaded } from '../../data/use-loaded.ts'
import { type DirectoryCard, foyer, type Installation, type MyLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Handover } from './handover.tsx'
import { Step } from './next-step-view.tsx'

interface FinishPendingProps {
  installation: Installation
  location: MyLocation
}

/** Until its developer confirms, an application has no access: the owner finishes on the developer's page. */
export function FinishPending({ installation, location }: FinishPendingProps) {
  const { application, confirm_before } = installation
  const t = useTexts('installations').next
  const { moment } = useFormats(location.timezone_name)
  const card = useLoaded(
    () => foyer.installations.getCard({ application_id: application.id }),
    ['connect_card', application.id],
  )
  return (
    <Step kind="info" title={t.pending(application.partner, confirm_before ? moment(confirm_before) : '')}>
      <p>{t.whilePending}</p>
      <LoadedView of={card}>{value => <Continue card={value} location={location} />}</LoadedView>
    </Step>
  )
}

/** Connecting again is what leads there: the developer has twelve hours from then. */
function Continue({ card, location }: { card: DirectoryCard; location: MyLocation }) {
  const t = useTexts('installations').next
  const { registration_url, user_data } = card
  if (!registration_url) return <p>{t.askDeveloper(card.partner)}</p>
  const finish = async () => {
    const { data } = await foyer.installations.connect({
      application_id: card.id,
      location_ids: [location.id],
      seen: { registration_url, user_data },
    })
    if (data.redirect_url) window.location.assign(data.redirect_url)
  }
  return (
    <Form canBeLeft label={t.finishAt(new URL(registration_url).host)} onSubmit={finish}>
      <Handover card={card} />
      <div className="form-actions">
        <SubmitButton>{t.finishAt(new URL(registration_url).host)}</SubmitButton>
      </div>
    </Form>
  )
}
