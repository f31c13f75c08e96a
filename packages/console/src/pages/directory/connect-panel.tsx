import { installationsConnect } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { readInput } from '../../forms/read-input.ts'
import { type ConnectableLocation, type DirectoryCard, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Form } from '../../ui/form.tsx'
import { LocationIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Handover } from '../installations/handover.tsx'
import { useRights } from '../rights/use-rights.ts'
import { ConnectResult } from './connect-result.tsx'
import { type Connected, connectWhatCanBe } from './connect-what-can-be.ts'
import { DueDates } from './due-dates.tsx'
import { isConnectable, LocationChoice } from './location-choice.tsx'

/** Connects an application to the chosen Locations, and continues on the developer's registration page. */
export function ConnectPanel({ card }: { card: DirectoryCard }) {
  const t = useTexts('directory')
  const { titleOf } = useRights()
  const key = { application_id: card.id }
  const locations = useLoaded(() => foyer.installations.listLocations(key), ['connectable_location', card.id])
  const [result, setResult] = useState<Connected>()
  const [chosen, setChosen] = useState<number[]>()
  const connect = async (_values: unknown, form: HTMLFormElement) => {
    const seen = { registration_url: card.registration_url, user_data: card.user_data }
    const found = await connectWhatCanBe(readInput(installationsConnect, form, { ...key, seen }))
    // Whoever is sent away at once would never read what was refused.
    if (found.redirect_url && found.refused.length === 0) return window.location.assign(found.redirect_url)
    setResult(found)
    await locations.reload()
  }
  return (
    <Panel title={t.connect} note={t.connectNote}>
      <LoadedView of={locations}>
        {list =>
          list.length > 0 ? (
            <PanelBody>
              {result && <ConnectResult card={card} result={result} locations={list} />}
              <Form canBeLeft label={t.connect} onSubmit={connect}>
                <LocationChoice applicationId={card.id} locations={list} onChoose={setChosen} />
                {list.some(isConnectable) && (
                  <>
                    <DueDates
                      isPaid={card.tariffs.length > 0}
                      chosen={list.filter(({ location_id }) => (chosen ?? alone(list)).includes(location_id))}
                    />
                    <Handover card={card} />
                    <div className="form-actions">
                      <SubmitButton>{t.connect}</SubmitButton>
                    </div>
                  </>
                )}
              </Form>
            </PanelBody>
          ) : (
            <Empty
              icon={<LocationIcon />}
              title={t.noLocation}
              action={<ButtonLink to="/locations">{t.viewLocations}</ButtonLink>}
            >
              {t.noLocationNote(titleOf('edit_users_access'))}
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

/** The only location is chosen already. */
const alone = (list: ConnectableLocation[]): number[] =>
  list.length === 1 ? list.filter(isConnectable).map(({ location_id }) => location_id) : []
