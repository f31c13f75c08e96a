import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Consent, foyer, type MyLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  const t = useTexts('consents')
  const consents = useLoaded(
    () => foyer.consents.list({ location_id: location.id }),
    ['consent', location.id],
  )
  return (
    <Panel title={t.consents} note={t.consentsNote}>
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
            <Empty icon={<CheckIcon />} title={t.noConsents}>
              {t.noConsentsNote}
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
  const t = useTexts('consents')
  const { day, list } = useFormats()
  const words: Record<string, string> = useTexts('scopes').location
  const titles = scopes.map(scope => words[scope.scope] ?? scope.title)
  const facts = [
    blocked_by && (given_by ? t.paused(given_by) : t.pausedUnknown),
    partner,
    ...titles,
    t.since(day(created_at)),
  ]
  const withdraw = async () => {
    await foyer.consents.withdraw({ location_id: location.id, client_id })
    setAsking(false)
    say(t.withdrawn(title, location.title))
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{title}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {blocked_by && (
        <TakeOver
          what={t.consentTo(title)}
          take={() => foyer.consents.takeOver({ location_id: location.id, client_id })}
          onChange={onChange}
        >
          {t.takeOverNote(title, location.title, list(titles))}
        </TakeOver>
      )}
      <Button kind="quiet" aria-label={t.withdrawNamed(title)} onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      {isAsking && (
        <Confirm
          title={t.withdrawQuestion(title)}
          action={t.withdraw}
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          {t.withdrawNote(title, location.title)}
        </Confirm>
      )}
    </li>
  )
}
