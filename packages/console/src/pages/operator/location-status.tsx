import { useTask } from '../../data/use-task.ts'
import { foyer, type OperatorLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

interface LocationStatusProps {
  location: OperatorLocation
  onChange(): Promise<void>
}

export function LocationStatus({ location, onChange }: LocationStatusProps) {
  const { id, title, state, created_at, deleted_at, connected_applications } = location
  const { is_installation_blocked: isBlocked, payment_system_ids_enabled: showsIds } = location
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const t = useTexts('operator')
  const room = useTexts('operator-room')
  const { moment } = useFormats()
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
      isBlocked ? t.nowAllowedIn(title) : t.nowBlockedIn(title),
    )
  const toggleIds = () =>
    change(
      () => foyer.locations.update({ location_id: id, payment_system_ids_enabled: !showsIds }),
      showsIds ? t.nowHiddenOf(title) : t.nowShownOf(title),
    )
  const isOpen = state !== 'deleted'
  return (
    <Panel title={title} note={t.locationNote(id)}>
      <PanelBody>
        {error && <Notice kind="error">{error.message}</Notice>}
        <Facts>
          <Fact name={t.status}>
            {location.suspension ? (
              <Badge kind="danger">{room.suspended}</Badge>
            ) : (
              <Badge kind={state === 'active' ? 'accent' : 'warn'}>{t.states[state]}</Badge>
            )}
          </Fact>
          <Fact name={t.opened}>{moment(created_at)}</Fact>
          {deleted_at && <Fact name={t.deleted}>{moment(deleted_at)}</Fact>}
          <Fact name={t.connected}>{t.applicationCount(connected_applications)}</Fact>
        </Facts>
      </PanelBody>
      <ul className="rows">
        <li className="row">
          <span className="row-main">
            <strong>{isBlocked ? t.installationsBlocked : t.installationsAllowed}</strong>
            <span>{t.existingUnaffected}</span>
          </span>
          {isOpen && (
            <Button isBusy={isBusy} onClick={() => void toggleBlock()}>
              {isBlocked ? t.allowInstallations : t.blockInstallations}
            </Button>
          )}
        </li>
        <li className="row">
          <span className="row-main">
            <strong>{showsIds ? t.paymentIdsShown : t.paymentIdsHidden}</strong>
            <span>{t.ownersCanChange}</span>
          </span>
          {isOpen && (
            <Button isBusy={isBusy} onClick={() => void toggleIds()}>
              {showsIds ? t.hidePaymentIds : t.showPaymentIds}
            </Button>
          )}
        </li>
      </ul>
    </Panel>
  )
}
