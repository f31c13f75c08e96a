import { toDay } from '../../data/dates.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer, type Receiver } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface ReceiverRowProps {
  locationId: number
  receiver: Receiver
  onChange(): Promise<void>
}

export function ReceiverRow({ locationId, receiver, onChange }: ReceiverRowProps) {
  const say = useToast()
  const { isBusy, run, error } = useTask()
  const isOff = receiver.switched_off_at !== null
  const turn = async () => {
    const isDone = await run(() =>
      foyer.receivers.switch({
        location_id: locationId,
        receiver_id: receiver.id,
        is_switched_off: !isOff,
      }),
    )
    if (isDone)
      say(isOff ? 'The receiver is on again.' : 'The receiver is off: nothing is sent to it any more.')
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{receiver.url}</strong>
        <span>{error ? error.message : aboutOf(receiver)}</span>
      </span>
      <State receiver={receiver} />
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

function State({ receiver: { switched_off_at, is_active } }: { receiver: Receiver }) {
  if (switched_off_at) return <span className="badge badge-warn">Off since {toDay(switched_off_at)}</span>
  return is_active ? <span className="badge badge-accent">On</span> : <span className="badge">Paused</span>
}

const aboutOf = ({ partner, application, kinds, shows_phones }: Receiver): string =>
  [
    application ? `${application.title} by ${partner.title}` : partner.title,
    kinds.join(', ') || 'nothing',
    shows_phones ? 'with phone numbers' : 'without phone numbers',
  ].join(' · ')
