import { toDay } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LocationIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AddTestLocation } from './add-test-location.tsx'

/** The Locations in which a developer tries drafts. */
export function TestLocations({ partner }: { partner: Partner }) {
  const testLocations = useLoaded(
    () => foyer.partners.listTestLocations({ partner_id: partner.id }),
    partner.id,
  )
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const mine = useMe().locations.filter(({ is_owner }) => is_owner)
  const remove = async (locationId: number, title: string) => {
    const key = { partner_id: partner.id, location_id: locationId }
    if (!(await run(() => foyer.partners.removeTestLocation(key)))) return
    say(`${title} is no longer a test location.`)
    await testLocations.reload()
  }
  return (
    <Panel title="Test locations" note="Drafts can only be connected here.">
      {error && <Notice kind="error">{error.message}</Notice>}
      <LoadedView of={testLocations}>
        {list => (
          <>
            {list.length > 0 ? (
              <ul className="rows">
                {list.map(({ id, title, created_at }) => (
                  <li key={id} className="row">
                    <span className="row-main">
                      <strong>{title}</strong>
                      <span>
                        Location {id} · since {toDay(created_at)}
                      </span>
                    </span>
                    <Button
                      kind="quiet"
                      isBusy={isBusy}
                      aria-label={`Remove ${title} from the test locations`}
                      onClick={() => void remove(id, title)}
                    >
                      Remove
                    </Button>
                  </li>
                ))}
              </ul>
            ) : (
              <Empty icon={<LocationIcon />} title="No test locations yet">
                {mine.length > 0
                  ? 'Choose one of your own locations to try drafts in.'
                  : 'Add a location of your own first. Only its owner can make it a test location.'}
              </Empty>
            )}
            <AddTestLocation
              partner={partner}
              locations={mine.filter(({ id }) => list.every(test => test.id !== id))}
              onAdd={testLocations.reload}
            />
          </>
        )}
      </LoadedView>
    </Panel>
  )
}
