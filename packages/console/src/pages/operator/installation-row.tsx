import { useState } from 'react'
import { type Application, type ApplicationInstallation, foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AskNote } from '../../ui/ask-note.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { StatusBadge } from '../installations/status-badge.tsx'

const calls = {
  freeze: foyer.operators.freezeInstallation,
  unfreeze: foyer.operators.unfreezeInstallation,
  waive: foyer.operators.unfreezeInstallation,
  disable: foyer.operators.disableInstallation,
} as const

type Action = keyof typeof calls

interface InstallationRowProps {
  application: Application
  installation: ApplicationInstallation
  onChange(): Promise<void>
}

export function InstallationRow({ application, installation, onChange }: InstallationRowProps) {
  const { location_id, location, status, frozen_by, frozen_since, created_at } = installation
  const [asked, setAsked] = useState<Action>()
  const say = useToast()
  const t = useTexts('operator')
  const m = useTexts('marketplace')
  const { day } = useFormats()
  const act = async (kind: Action, note: string) => {
    const input = { application_id: application.id, location_id, note: note || undefined }
    const { data } = await calls[kind](input)
    setAsked(undefined)
    say(kind === 'unfreeze' && data.frozen_by ? t.stillUnpaid(location) : t.installation[kind].done(location))
    await onChange()
  }
  const offer = (kind: Action) => (
    <Button
      kind={kind === 'disable' ? 'quiet' : 'plain'}
      aria-label={t.installation[kind].label(location)}
      onClick={() => setAsked(kind)}
    >
      {t.installation[kind].action}
    </Button>
  )
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {location} <StatusBadge status={status} frozenBy={frozen_by} />
        </strong>
        <span>
          {frozen_since
            ? m.installedAndFrozen(location_id, day(created_at), day(frozen_since))
            : m.installedSince(location_id, day(created_at))}
        </span>
      </span>
      <div className="actions">
        {(status === 'active' || frozen_by === 'billing') && offer('freeze')}
        {status === 'freezed' && offer(frozen_by === 'billing' ? 'waive' : 'unfreeze')}
        {offer('disable')}
      </div>
      {asked && (
        <AskNote
          title={t.installation[asked].question(application.title, location)}
          action={t.installation[asked].action}
          kind={asked === 'unfreeze' || asked === 'waive' ? 'primary' : 'danger'}
          label={t.noteForOwners}
          isOptional
          onConfirm={note => act(asked, note)}
          onClose={() => setAsked(undefined)}
        >
          {t.installation[asked].warning}
        </AskNote>
      )}
    </li>
  )
}
