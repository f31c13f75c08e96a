import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type DirectoryCard, foyer } from '../../foyer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { allOf, Form, type Values } from '../../ui/form.tsx'
import { LocationIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Handover } from './handover.tsx'
import { LocationChoice } from './location-choice.tsx'

type Result = Awaited<ReturnType<typeof foyer.installations.connect>>['data']['status']

/** Chooses one Location or several, and goes where the developer wants the owner to go. */
export function ConnectPanel({ card }: { card: DirectoryCard }) {
  const key = { application_id: card.id }
  const locations = useLoaded(() => foyer.installations.listLocations(key), card.id)
  const [result, setResult] = useState<Result>()
  const connect = async (_values: Values, form: HTMLFormElement) => {
    const seen = { registration_url: card.registration_url, user_data: card.user_data }
    const location_ids = allOf(form, 'location_ids').map(Number)
    const { data } = await foyer.installations.connect({ ...key, location_ids, seen })
    if (data.redirect_url) return window.location.assign(data.redirect_url)
    setResult(data.status)
    await locations.reload()
  }
  return (
    <Panel title="Connect" note="Choose the Locations in which it may work.">
      <LoadedView of={locations}>
        {list =>
          list.length > 0 ? (
            <PanelBody>
              {result && <Outcome card={card} status={result} />}
              <Form label="Connect" onSubmit={connect}>
                <LocationChoice applicationId={card.id} locations={list} />
                <Handover card={card} />
                <div className="form-actions">
                  <SubmitButton>Connect</SubmitButton>
                </div>
              </Form>
            </PanelBody>
          ) : (
            <Empty
              icon={<LocationIcon />}
              title="You have no Location to connect"
              action={<ButtonLink to="/locations">See your Locations</ButtonLink>}
            >
              Connecting needs the right “Manage user rights” in a Location.
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

function Outcome({ card, status }: { card: DirectoryCard; status: Result }) {
  return status === 'active' ? (
    <Notice kind="success">{card.title} is connected and active.</Notice>
  ) : (
    <Notice kind="info">
      {card.title} is connected. {card.partner} has 12 hours to confirm; until then it can do nothing.
    </Notice>
  )
}
