import { useLoaded } from '../../data/use-loaded.ts'
import { Latest } from '../../forms/latest.tsx'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useLocationOfPage } from './location.tsx'
import { PaymentIds } from './payment-ids.tsx'
import { SettingsForm } from './settings-form.tsx'

export function SettingsPage() {
  const location = useLocationOfPage()
  const t = useTexts('locations')
  const loaded = useLoaded(
    () => foyer.locations.get({ location_id: location.id }),
    ['location', location.id],
    { isForForm: true },
  )
  return (
    <>
      <Panel title={t.settings} hidesTitle note={t.settingsNote}>
        <LoadedView of={loaded}>
          {value => (
            <PanelBody>
              <Latest of={value}>{shown => <SettingsForm location={shown} />}</Latest>
            </PanelBody>
          )}
        </LoadedView>
      </Panel>
      {location.is_owner && (
        <LoadedView of={loaded}>
          {value => <PaymentIds location={value} onChange={loaded.reload} />}
        </LoadedView>
      )}
    </>
  )
}
