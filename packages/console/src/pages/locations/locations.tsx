import { useSearchParams } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LocationIcon, PlusIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AddLocation } from './add-location.tsx'
import { LocationRows } from './location-rows.tsx'

export function LocationsPage() {
  const { locations } = useMe()
  const [search, setSearch] = useSearchParams()
  const isAdding = search.has('new')
  const open = (
    <Button kind="primary" icon={<PlusIcon />} onClick={() => setSearch('new')}>
      Add a location
    </Button>
  )
  return (
    <Page
      title="Locations"
      description="Where you have a role."
      actions={!isAdding && locations.length > 0 && open}
    >
      {isAdding && <AddLocation onCancel={() => setSearch({})} />}
      {(locations.length > 0 || !isAdding) && (
        <Panel title="Your locations">
          {locations.length > 0 ? (
            <LocationRows locations={locations} />
          ) : (
            <Empty icon={<LocationIcon />} title="No locations yet" action={open}>
              Add your first one. You become its owner and can invite others.
            </Empty>
          )}
        </Panel>
      )}
    </Page>
  )
}
