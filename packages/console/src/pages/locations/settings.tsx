import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useLocationOfPage } from './location.tsx'
import { NeedsRight } from './needs-right.tsx'
import { PaymentIds } from './payment-ids.tsx'
import { SettingsForm } from './settings-form.tsx'

export function SettingsPage() {
  const location = useLocationOfPage()
  const loaded = useLoaded(() => foyer.locations.get({ location_id: location.id }), location.id)
  return (
    <NeedsRight
      location={location}
      right="settings_access"
      title="Settings"
      refusal="You can’t change this location"
    >
      <Panel title="Settings" note="What clients and connected applications see of this location.">
        <LoadedView of={loaded}>
          {value => (
            <PanelBody>
              <SettingsForm location={value} />
            </PanelBody>
          )}
        </LoadedView>
      </Panel>
      {location.is_owner && (
        <LoadedView of={loaded}>
          {value => <PaymentIds location={value} onChange={loaded.reload} />}
        </LoadedView>
      )}
    </NeedsRight>
  )
}
