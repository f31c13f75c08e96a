import { toDay } from '../../data/dates.ts'
import { useTask } from '../../data/use-task.ts'
import { type Endpoint, foyer, type MyLocation } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { TakeOver } from '../../ui/take-over.tsx'
import { useToast } from '../../ui/toast.tsx'
import { kindsInWords } from '../applications/words.ts'
import { missingOf, pauseOf } from './paused.ts'

interface EndpointRowProps {
  location: MyLocation
  endpoint: Endpoint
  onChange(): Promise<void>
}

export function EndpointRow({ location, endpoint, onChange }: EndpointRowProps) {
  const say = useToast()
  const { isBusy, run, error } = useTask()
  const isOff = endpoint.switched_off_at !== null
  const pause = pauseOf(endpoint)
  const toggle = async () => {
    const isDone = await run(() =>
      foyer.endpoints.switch({
        location_id: location.id,
        receiver_id: endpoint.id,
        is_switched_off: !isOff,
      }),
    )
    if (isDone) say(isOff ? 'Endpoint turned on.' : 'Endpoint turned off.')
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{endpoint.url}</strong>
        <span>{error ? error.message : (pause ?? summaryOf(endpoint))}</span>
      </span>
      <EndpointStatus endpoint={endpoint} />
      {pause && location.is_owner && (
        <TakeOver
          what={endpoint.url}
          take={() => foyer.endpoints.takeOver({ location_id: location.id, receiver_id: endpoint.id })}
          onChange={onChange}
        >
          {endpoint.partner.title} then gets {kindsInWords(endpoint.kinds)} of {location.title} at this URL
          with your rights, including the phone numbers of clients. If you don’t recognize it, turn it off
          instead.
        </TakeOver>
      )}
      <Button
        isBusy={isBusy}
        aria-label={`Turn ${isOff ? 'on' : 'off'} ${endpoint.url}`}
        onClick={() => void toggle()}
      >
        {isOff ? 'Turn on' : 'Turn off'}
      </Button>
    </li>
  )
}

function EndpointStatus({ endpoint }: { endpoint: Endpoint }) {
  const { switched_off_at, is_active } = endpoint
  if (switched_off_at) return <span className="badge badge-warn">Off since {toDay(switched_off_at)}</span>
  if (pauseOf(endpoint)) return <span className="badge badge-warn">Paused</span>
  return is_active ? <span className="badge badge-accent">On</span> : <span className="badge">Inactive</span>
}

function summaryOf(endpoint: Endpoint): string {
  const { partner, application, set_by, kinds, blocked_kinds, shows_phones } = endpoint
  return [
    application ? `${application.title} by ${partner.title}` : partner.title,
    ...(set_by ? [`set by ${set_by.name}`] : []),
    kindsInWords(kinds.filter(kind => !blocked_kinds.includes(kind))) || 'no subscription',
    shows_phones ? 'with phone numbers' : 'without phone numbers',
    ...(blocked_kinds.length > 0 ? [missingOf(endpoint)] : []),
  ].join(' · ')
}
