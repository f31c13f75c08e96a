import { useSearchParams } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LocationIcon, PlusIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AddLocation } from './add-location.tsx'
import { LocationRows } from './location-rows.tsx'

export function LocationsPage() {
  const { locations } = useMe()
  const t = useTexts('locations')
  const [search, setSearch] = useSearchParams()
  const isAdding = search.has('new')
  const open = (
    <Button kind="primary" icon={<PlusIcon />} onClick={() => setSearch('new')}>
      {t.addALocation}
    </Button>
  )
  return (
    <Page
      title={t.locations}
      description={t.locationsNote}
      actions={!isAdding && locations.length > 0 && open}
    >
      {isAdding && <AddLocation onCancel={() => setSearch({})} />}
      {(locations.length > 0 || !isAdding) && (
        <Panel title={t.yourLocations}>
          {locations.length > 0 ? (
            <LocationRows locations={locations} />
          ) : (
            <Empty icon={<LocationIcon />} title={t.noLocations} action={open}>
              {t.noLocationsNote}
            </Empty>
          )}
        </Panel>
      )}
    </Page>
  )
}
