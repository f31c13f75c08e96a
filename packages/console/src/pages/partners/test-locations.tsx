import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useMe } from '../../session/session.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
    ['test_location', partner.id],
  )
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const t = useTexts('partners')
  const ui = useTexts('ui')
  const { day } = useFormats()
  const mine = useMe().locations.filter(({ is_owner }) => is_owner)
  const mayChange = useMayAs(partner.id)('developer')
  const remove = async (locationId: number, title: string) => {
    const key = { partner_id: partner.id, location_id: locationId }
    if (!(await run(() => foyer.partners.removeTestLocation(key)))) return
    say(t.testLocationRemoved(title))
    await testLocations.reload()
  }
  return (
    <Panel title={t.testLocations} note={t.testLocationsNote}>
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
                      <span>{t.locationSince(id, day(created_at))}</span>
                    </span>
                    {mayChange && (
                      <Button
                        kind="quiet"
                        isBusy={isBusy}
                        aria-label={t.removeTestLocation(title)}
                        onClick={() => void remove(id, title)}
                      >
                        {ui.remove}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            ) : (
              <Empty icon={<LocationIcon />} title={t.noTestLocations}>
                {mayChange && (mine.length > 0 ? t.chooseOwnLocation : t.addOwnLocation)}
              </Empty>
            )}
            {mayChange && (
              <AddTestLocation
                partner={partner}
                locations={mine.filter(({ id }) => list.every(test => test.id !== id))}
                onAdd={testLocations.reload}
              />
            )}
          </>
        )}
      </LoadedView>
    </Panel>
  )
}
