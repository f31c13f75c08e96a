import { useState } from 'react'
import { toDay } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Consent, foyer, type MyLocation } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TakeOver } from '../../ui/take-over.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Lists for owners which OAuth clients have access, and to what. */
export function Consents({ location }: { location: MyLocation }) {
  const consents = useLoaded(() => foyer.consents.list({ location_id: location.id }), location.id)
  return (
    <Panel title="Consents" note="Partners’ OAuth clients that may access this location.">
      <LoadedView of={consents}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(consent => (
                <ConsentRow
                  key={consent.client_id}
                  location={location}
                  consent={consent}
                  onChange={consents.reload}
                />
              ))}
            </ul>
          ) : (
            <Empty icon={<CheckIcon />} title="No consents">
              When an OAuth client asks for access to this location, you see what it asks for. What you allow
              is listed here.
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

interface ConsentRowProps {
  location: MyLocation
  consent: Consent
  onChange(): Promise<void>
}

function ConsentRow({ location, consent, onChange }: ConsentRowProps) {
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const { client_id, title, partner, scopes, created_at, given_by, blocked_by } = consent
  const withdraw = async () => {
    await foyer.consents.withdraw({ location_id: location.id, client_id })
    setAsking(false)
    say(`${title} no longer has access to ${location.title}.`)
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{title}</strong>
        <span>
          {blocked_by && `Paused: ${given_by || 'whoever consented'} no longer owns this location · `}
          {partner} · {scopes.map(scope => scope.title).join(' · ')} · since {toDay(created_at)}
        </span>
      </span>
      {blocked_by && (
        <TakeOver
          what={`the consent to ${title}`}
          take={() => foyer.consents.takeOver({ location_id: location.id, client_id })}
          onChange={onChange}
        >
          With your consent, {title} may do this in {location.title} again:{' '}
          {scopes.map(scope => scope.title).join(', ')}. If you don’t recognize it, withdraw the consent
          instead.
        </TakeOver>
      )}
      <Button kind="quiet" aria-label={`Withdraw the consent to ${title}`} onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      {isAsking && (
        <Confirm
          title={`Withdraw the consent to ${title}?`}
          action="Withdraw"
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          {title} loses access to {location.title} at once. It can ask again.
        </Confirm>
      )}
    </li>
  )
}
