import { useState } from 'react'
import { toDay } from '../../data/dates.ts'
import { type Application, type ApplicationInstallation, foyer } from '../../foyer.ts'
import { AskNote } from '../../ui/ask-note.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { StatusBadge } from '../installations/status-badge.tsx'

const acts = {
  freeze: {
    call: foyer.operators.freezeInstallation,
    action: 'Freeze',
    warning: 'It stays frozen until an operator unfreezes it. A payment does not lift this.',
  },
  unfreeze: {
    call: foyer.operators.unfreezeInstallation,
    action: 'Unfreeze',
    warning: 'It works again at once, unless it is unpaid: then it stays frozen until it is paid.',
  },
  waive: {
    call: foyer.operators.unfreezeInstallation,
    action: 'Unfreeze for a day',
    warning: 'It works again at once, with a day in which nothing has to be paid.',
  },
  disable: {
    call: foyer.operators.disableInstallation,
    action: 'Disconnect',
    warning: 'The connection ends, and the developer is told. The owner can connect again.',
  },
} as const

interface InstallationRowProps {
  application: Application
  link: ApplicationInstallation
  onChange(): Promise<void>
}

export function InstallationRow({ application, link, onChange }: InstallationRowProps) {
  const { location_id, location, status, frozen_by, frozen_since, created_at } = link
  const [asked, setAsked] = useState<keyof typeof acts>()
  const say = useToast()
  const act = async (kind: keyof typeof acts, note: string) => {
    const { call, action } = acts[kind]
    const { data } = await call({ application_id: application.id, location_id, note: note || undefined })
    setAsked(undefined)
    say(
      kind === 'unfreeze' && data.frozen_by
        ? `The freeze is lifted in ${location}; it is unpaid, and stays frozen until it is paid.`
        : `${action}: done in ${location}.`,
    )
    await onChange()
  }
  const offer = (kind: keyof typeof acts) => (
    <Button
      kind={kind === 'disable' ? 'quiet' : 'plain'}
      aria-label={`${acts[kind].action} in ${location}`}
      onClick={() => setAsked(kind)}
    >
      {acts[kind].action}
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
          title={`${acts[asked].action} ${application.title} in ${location}?`}
          action={acts[asked].action}
          kind={asked === 'unfreeze' || asked === 'waive' ? 'primary' : 'danger'}
          label="Note, which owners of the Location can read"
          isOptional
          onConfirm={note => act(asked, note)}
          onClose={() => setAsked(undefined)}
        >
          {acts[asked].warning}
        </AskNote>
      )}
    </li>
  )
}
