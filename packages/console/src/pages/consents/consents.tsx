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

/** For owners: which OAuth clients may do what here. */
export function Consents({ location }: { location: MyLocation }) {
  const consents = useLoaded(() => foyer.consents.list({ location_id: location.id }), location.id)
  return (
    <Panel title="Consents" note="Programs of partners that you have let into this Location.">
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
              When a partner’s program asks for this Location, you are shown what it wants. What you allow is
              listed here.
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
    say(`${title} has no access to ${location.title} any more.`)
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{title}</strong>
        <span>
          {blocked_by && `Paused: ${given_by || 'whoever consented'} no longer owns this Location · `}
          {partner} · {scopes.map(scope => scope.title).join(' · ')} · since {toDay(created_at)}
        </span>
      </span>
      {blocked_by && (
        <TakeOver
          what={`the consent to ${title}`}
          take={() => foyer.consents.takeOver({ location_id: location.id, client_id })}
          onChange={onChange}
        >
          {title} may do this in {location.title} again, by your authority:{' '}
          {scopes.map(scope => scope.title).join(', ')}. If you do not know it, withdraw the consent instead.
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
          {title} loses access to {location.title} at once. It can ask you again.
        </Confirm>
      )}
    </li>
  )
}
