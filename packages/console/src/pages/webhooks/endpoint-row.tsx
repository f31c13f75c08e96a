import { toDay } from '../../data/dates.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer, type MyLocation, type Receiver } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { TakeOver } from '../../ui/take-over.tsx'
import { useToast } from '../../ui/toast.tsx'
import { missingOf, pauseOf } from './paused.ts'

interface EndpointRowProps {
  location: MyLocation
  receiver: Receiver
  onChange(): Promise<void>
}

export function EndpointRow({ location, receiver, onChange }: EndpointRowProps) {
  const say = useToast()
  const { isBusy, run, error } = useTask()
  const isOff = receiver.switched_off_at !== null
  const pause = pauseOf(receiver)
  const turn = async () => {
    const isDone = await run(() =>
      foyer.endpoints.switch({
        location_id: location.id,
        receiver_id: receiver.id,
        is_switched_off: !isOff,
      }),
    )
    if (isDone)
      say(isOff ? 'The endpoint is on again.' : 'The endpoint is off: nothing is sent to it any more.')
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{receiver.url}</strong>
        <span>{error ? error.message : (pause ?? aboutOf(receiver))}</span>
      </span>
      <State receiver={receiver} />
      {pause && location.is_owner && (
        <TakeOver
          what={receiver.url}
          take={() => foyer.endpoints.takeOver({ location_id: location.id, receiver_id: receiver.id })}
          onChange={onChange}
        >
          {receiver.partner.title} then gets {receiver.kinds.join(', ')} of {location.title} at this address
          by your rights, with the phone numbers of clients. If you do not know it, switch it off instead.
        </TakeOver>
      )}
      <Button
        isBusy={isBusy}
        aria-label={`Switch ${isOff ? 'on' : 'off'} ${receiver.url}`}
        onClick={() => void turn()}
      >
        {isOff ? 'Switch on' : 'Switch off'}
      </Button>
    </li>
  )
}

function State({ receiver }: { receiver: Receiver }) {
  const { switched_off_at, is_active } = receiver
  if (switched_off_at) return <span className="badge badge-warn">Off since {toDay(switched_off_at)}</span>
  if (pauseOf(receiver)) return <span className="badge badge-warn">Paused</span>
  return is_active ? <span className="badge badge-accent">On</span> : <span className="badge">Inactive</span>
}

function aboutOf(receiver: Receiver): string {
  const { partner, application, set_by, kinds, blocked_kinds, shows_phones } = receiver
  return [
    application ? `${application.title} by ${partner.title}` : partner.title,
    ...(set_by ? [`set by ${set_by.name}`] : []),
    kinds.filter(kind => !blocked_kinds.includes(kind)).join(', ') || 'nothing',
    shows_phones ? 'with phone numbers' : 'without phone numbers',
    ...(blocked_kinds.length > 0 ? [missingOf(receiver)] : []),
  ].join(' · ')
}
