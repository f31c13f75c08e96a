import '../webhooks/webhooks.css'
import type { PartnerWebhooksUpdateEndpointInput } from '@foyer/sdk/account'
import { Link } from 'react-router'
import { useChange } from '../../data/use-change.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { EntityDrawer, EntityForm } from '../../forms/entity-drawer.tsx'
import { foyer, type Partner, type PartnerEndpoint } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useWords } from '../applications/use-words.ts'
import { useFailureWords } from '../webhooks/use-failure-words.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import { readEndpoint } from './read-endpoint.ts'
import { useHealthWords } from './use-health-words.ts'
import { useOwnerWords } from './use-owner-words.ts'

interface EndpointDrawerProps {
  partner: Partner
  id: number
  onClose(): void
}

/** Shows how an endpoint does, and changes, pauses or removes it. */
export function EndpointDrawer({ partner, id, onClose }: EndpointDrawerProps) {
  const t = useTexts('webhooks')
  const loaded = useLoaded(
    () => foyer.partnerWebhooks.getEndpoint({ partner_id: partner.id, endpoint_id: id }),
    ['delivery', partner.id, 'endpoint', id],
    { isForForm: true },
  )
  const { state } = loaded
  const mayChange = useMayAs(partner.id)('developer')
  if (state.status === 'ready' && mayChange)
    return <Opened partner={partner} endpoint={state.value} onClose={onClose} />
  return (
    <Drawer title={t.endpoint} onClose={onClose}>
      <LoadedView of={loaded}>
        {endpoint => <State endpoint={endpoint} partnerId={partner.id} isWhole />}
      </LoadedView>
    </Drawer>
  )
}

interface OpenedProps {
  partner: Partner
  endpoint: PartnerEndpoint
  onClose(): void
}

function Opened({ partner, endpoint, onClose }: OpenedProps) {
  const t = useTexts('bench')
  const ui = useTexts('ui')
  const webhooks = useTexts('webhooks')
  const key = { partner_id: partner.id, endpoint_id: endpoint.id }
  const affects = [
    ['delivery', partner.id],
    ['bench', partner.id],
  ]
  const { mutateAsync: update } = useChange({
    affects,
    change: (input: Omit<PartnerWebhooksUpdateEndpointInput, 'partner_id' | 'endpoint_id'>) =>
      foyer.partnerWebhooks.updateEndpoint({ ...input, ...key }),
  })
  const { mutateAsync: remove } = useChange({
    affects,
    change: async () => {
      await foyer.partnerWebhooks.removeEndpoint(key)
      return t.endpointRemoved
    },
  })
  return (
    <EntityDrawer
      title={webhooks.endpoint}
      description={endpoint.location.title}
      entity={endpoint}
      deletion={{ title: t.removeEndpoint(endpoint.url), note: t.removeNote, run: () => remove() }}
      onClose={onClose}
    >
      {shown => (
        <>
          <State endpoint={endpoint} partnerId={partner.id} onPause={is_active => update({ is_active })} />
          <EntityForm
            onSave={async form => {
              await update(readEndpoint(form))
              return ui.saved
            }}
          >
            {endpoint.follows_application && <Notice kind="info">{t.followsApplication}</Notice>}
            <EndpointFields endpoint={shown} />
          </EntityForm>
        </>
      )}
    </EntityDrawer>
  )
}

interface StateProps {
  endpoint: PartnerEndpoint
  partnerId: number
  /** With all that the form says, for those who only read. */
  isWhole?: boolean
  /** Not for those who only read. */
  onPause?(isActive: boolean): Promise<unknown>
}

function State({ endpoint, partnerId, isWhole = false, onPause }: StateProps) {
  const t = useTexts('bench')
  const webhooks = useTexts('webhooks')
  const say = useToast()
  const { isBusy, error, run } = useTask()
  const { kind, title, sentence } = useHealthWords()(endpoint)
  const { is_active, location, shows_phones, health, blocked_by, includes_own_changes } = endpoint
  const { remedyFor, notTriedAgain } = useFailureWords()
  const ownerOf = useOwnerWords()
  const { kindsInWords } = useWords()
  const isFailing = blocked_by === null && health.failing_since !== null
  const remedy = isFailing ? remedyFor(health.last_failure_reason) : undefined
  const ownChanges = includes_own_changes ? t.withOwnChanges : t.withoutOwnChanges
  const toggle = async () => {
    if (onPause && (await run(() => onPause(!is_active)))) say(is_active ? t.pausedNow : t.resumedNow)
  }
  return (
    <section className="bench-state">
      {error && <Notice kind="error">{error.message}</Notice>}
      <p>
        <Badge kind={kind}>{title}</Badge> {sentence}
      </p>
      {isFailing && <p>{[notTriedAgain, remedy].filter(Boolean).join(' ')}</p>}
      <Facts>
        {isWhole && (
          <>
            <Fact name={t.url}>{endpoint.url}</Fact>
            <Fact name={t.location}>{location.title}</Fact>
            <Fact name={t.gets}>{kindsInWords(endpoint.kinds) || webhooks.noSubscription}</Fact>
            <Fact name={t.ownChanges}>{ownChanges}</Fact>
          </>
        )}
        <Fact name={t.belongsTo}>{ownerOf(endpoint)}</Fact>
        <Fact name={t.phones}>{shows_phones ? webhooks.withPhones : webhooks.withoutPhones}</Fact>
      </Facts>
      <div className="form-actions">
        {onPause && (
          <>
            <Button isBusy={isBusy} onClick={() => void toggle()}>
              {is_active ? t.pause : t.resume}
            </Button>
            <ButtonLink
              to={`/partners/${partnerId}/test-send?location=${location.id}&endpoint=${endpoint.id}`}
            >
              {webhooks.sendTest}
            </ButtonLink>
          </>
        )}
        <Link to={`/partners/${partnerId}/deliveries?endpoint_id=${endpoint.id}`}>{webhooks.deliveries}</Link>
      </div>
      {onPause && is_active && <p className="field-hint">{t.pauseHint}</p>}
    </section>
  )
}
