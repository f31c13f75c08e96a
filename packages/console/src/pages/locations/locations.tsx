import { useSearchParams } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LocationIcon, PlusIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LocationRows } from './location-rows.tsx'
import { OpenLocation } from './open-location.tsx'

export function LocationsPage() {
  const { locations } = useMe()
  const [search, setSearch] = useSearchParams()
  const isOpening = search.has('new')
  const open = (
    <Button kind="primary" icon={<PlusIcon />} onClick={() => setSearch('new')}>
      Open a Location
    </Button>
  )
  return (
    <Page
      title="Locations"
      description="The places where you have a role."
      actions={!isOpening && locations.length > 0 && open}
    >
      {isOpening && <OpenLocation onCancel={() => setSearch({})} />}
      {(locations.length > 0 || !isOpening) && (
        <Panel title="Your Locations">
          {locations.length > 0 ? (
            <LocationRows locations={locations} />
          ) : (
            <Empty icon={<LocationIcon />} title="No Locations yet" action={open}>
              Open the first one: you become its owner, and can give others a role in it.
            </Empty>
          )}
        </Panel>
      )}
    </Page>
  )
}
