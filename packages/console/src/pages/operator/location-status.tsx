import { toMoment } from '../../data/dates.ts'
import { useTask } from '../../data/use-task.ts'
import { counted } from '../../data/words.ts'
import { foyer, type OperatorLocation } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

const states = { active: 'Active', inactive: 'Inactive', deleted: 'Deleted' }

interface LocationStatusProps {
  location: OperatorLocation
  onChange(): Promise<void>
}

export function LocationStatus({ location, onChange }: LocationStatusProps) {
  const { id, title, state, created_at, deleted_at, connected_applications } = location
  const { is_installation_blocked: isBlocked, payment_system_ids_enabled: showsIds } = location
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const change = async (work: () => Promise<unknown>, done: string) => {
    if (!(await run(work))) return
    say(done)
    await onChange()
  }
  const toggleBlock = () =>
    change(
      () =>
        (isBlocked ? foyer.operators.unblockInstallation : foyer.operators.blockInstallation)({
          location_id: id,
        }),
      isBlocked ? `New installations in ${title} are allowed.` : `New installations in ${title} are blocked.`,
    )
  const toggleIds = () =>
    change(
      () => foyer.locations.update({ location_id: id, payment_system_ids_enabled: !showsIds }),
      `Payment IDs of ${title} are ${showsIds ? 'hidden' : 'shown'}.`,
    )
  const isOpen = state !== 'deleted'
  return (
    <Panel title={title} note={`Location ${id}`}>
      <PanelBody>
        {error && <Notice kind="error">{error.message}</Notice>}
        <Facts>
          <Fact name="Status">
            <span className={`badge ${state === 'active' ? 'badge-accent' : 'badge-warn'}`}>
              {states[state]}
            </span>
          </Fact>
          <Fact name="Opened">{toMoment(created_at)}</Fact>
          {deleted_at && <Fact name="Deleted">{toMoment(deleted_at)}</Fact>}
          <Fact name="Connected">{counted(connected_applications, 'application')}</Fact>
        </Facts>
      </PanelBody>
      <ul className="rows">
        <li className="row">
          <span className="row-main">
            <strong>{isBlocked ? 'New installations are blocked' : 'New installations are allowed'}</strong>
            <span>Existing installations aren’t affected.</span>
          </span>
          {isOpen && (
            <Button isBusy={isBusy} onClick={() => void toggleBlock()}>
              {isBlocked ? 'Allow installations' : 'Block installations'}
            </Button>
          )}
        </li>
        <li className="row">
          <span className="row-main">
            <strong>{showsIds ? 'Payment IDs are shown' : 'Payment IDs are hidden'}</strong>
            <span>Owners can change this too.</span>
          </span>
          {isOpen && (
            <Button isBusy={isBusy} onClick={() => void toggleIds()}>
              {showsIds ? 'Hide payment IDs' : 'Show payment IDs'}
            </Button>
          )}
        </li>
      </ul>
    </Panel>
  )
}
