import { useState } from 'react'
import { toDay } from '../../data/dates.ts'
import { type Application, type ApplicationInstallation, foyer } from '../../foyer.ts'
import { AskNote } from '../../ui/ask-note.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { StatusBadge } from '../installations/status-badge.tsx'

const actions = {
  freeze: {
    call: foyer.operators.freezeInstallation,
    action: 'Freeze',
    warning: 'It stays frozen until an operator unfreezes it. A payment doesn’t unfreeze it.',
  },
  unfreeze: {
    call: foyer.operators.unfreezeInstallation,
    action: 'Unfreeze',
    warning: 'It works again at once. If it is unpaid, it stays frozen until it is paid.',
  },
  waive: {
    call: foyer.operators.unfreezeInstallation,
    action: 'Unfreeze for a day',
    warning: 'It works again at once, for one day without payment.',
  },
  disable: {
    call: foyer.operators.disableInstallation,
    action: 'Disconnect',
    warning: 'The installation ends, and we notify the developer. The owner can connect it again.',
  },
} as const

interface InstallationRowProps {
  application: Application
  installation: ApplicationInstallation
  onChange(): Promise<void>
}

export function InstallationRow({ application, installation, onChange }: InstallationRowProps) {
  const { location_id, location, status, frozen_by, frozen_since, created_at } = installation
  const [asked, setAsked] = useState<keyof typeof actions>()
  const say = useToast()
  const act = async (kind: keyof typeof actions, note: string) => {
    const { call, action } = actions[kind]
    const { data } = await call({ application_id: application.id, location_id, note: note || undefined })
    setAsked(undefined)
    say(
      kind === 'unfreeze' && data.frozen_by
        ? `The operator’s freeze in ${location} is lifted. It stays frozen until it is paid.`
        : `${action}: done in ${location}.`,
    )
    await onChange()
  }
  const offer = (kind: keyof typeof actions) => (
    <Button
      kind={kind === 'disable' ? 'quiet' : 'plain'}
      aria-label={`${actions[kind].action} in ${location}`}
      onClick={() => setAsked(kind)}
    >
      {actions[kind].action}
    </Button>
  )
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {location} <StatusBadge status={status} frozenBy={frozen_by} />
        </strong>
        <span>
          Location {location_id} · since {toDay(created_at)}
          {frozen_since && ` · frozen since ${toDay(frozen_since)}`}
        </span>
      </span>
      <div className="actions">
        {(status === 'active' || frozen_by === 'billing') && offer('freeze')}
        {status === 'freezed' && offer(frozen_by === 'billing' ? 'waive' : 'unfreeze')}
        {offer('disable')}
      </div>
      {asked && (
        <AskNote
          title={`${actions[asked].action} ${application.title} in ${location}?`}
          action={actions[asked].action}
          kind={asked === 'unfreeze' || asked === 'waive' ? 'primary' : 'danger'}
          label="Note (visible to owners of the location)"
          isOptional
          onConfirm={note => act(asked, note)}
          onClose={() => setAsked(undefined)}
        >
          {actions[asked].warning}
        </AskNote>
      )}
    </li>
  )
}
