import { useTask } from '../../data/use-task.ts'
import { type Endpoint, foyer, type MyLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { TakeOver } from '../../ui/take-over.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useWords } from '../applications/use-words.ts'
import { usePause, useSummary } from './use-endpoint-words.ts'

interface EndpointRowProps {
  location: MyLocation
  endpoint: Endpoint
  onChange(): Promise<void>
}

export function EndpointRow({ location, endpoint, onChange }: EndpointRowProps) {
  const say = useToast()
  const { isBusy, run, error } = useTask()
  const t = useTexts('webhooks')
  const { kindsInWords } = useWords()
  const isOff = endpoint.switched_off_at !== null
  const pause = usePause(endpoint)
  const summary = useSummary(endpoint)
  const toggle = async () => {
    const isDone = await run(() =>
      foyer.endpoints.switch({
        location_id: location.id,
        receiver_id: endpoint.id,
        is_switched_off: !isOff,
      }),
    )
    if (isDone) say(isOff ? t.turnedOn : t.turnedOff)
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{endpoint.url}</strong>
        <span>{error ? error.message : (pause ?? summary)}</span>
      </span>
      <EndpointStatus endpoint={endpoint} />
      {pause && location.is_owner && (
        <TakeOver
          what={endpoint.url}
          take={() => foyer.endpoints.takeOver({ location_id: location.id, receiver_id: endpoint.id })}
          onChange={onChange}
        >
          {t.takeOverNote(endpoint.partner.title, kindsInWords(endpoint.kinds), location.title)}
        </TakeOver>
      )}
      <Button
        isBusy={isBusy}
        aria-label={isOff ? t.turnOnUrl(endpoint.url) : t.turnOffUrl(endpoint.url)}
        onClick={() => void toggle()}
      >
        {isOff ? t.turnOn : t.turnOff}
      </Button>
    </li>
  )
}

function EndpointStatus({ endpoint }: { endpoint: Endpoint }) {
  const { switched_off_at, is_active } = endpoint
  const t = useTexts('webhooks')
  const { day } = useFormats()
  const pause = usePause(endpoint)
  if (switched_off_at) return <span className="badge badge-warn">{t.offSince(day(switched_off_at))}</span>
  if (pause) return <span className="badge badge-warn">{t.paused}</span>
  return is_active ? (
    <span className="badge badge-accent">{t.on}</span>
  ) : (
    <span className="badge">{t.inactive}</span>
  )
}
