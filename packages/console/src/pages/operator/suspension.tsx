import { useState } from 'react'
import { foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AskNote } from '../../ui/ask-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { conflictMessage } from './conflict-message.ts'
import { LiftSuspension, type SuspendedKind } from './lift-suspension.tsx'

export interface SuspensionState {
  at: string
  reason: string
  by: { id: number; name: string } | null
}

interface SuspensionProps {
  kind: SuspendedKind
  id: number
  title: string
  suspension: SuspensionState | null
  onChange(): Promise<void>
}

const { operators } = foyer
const suspend: Record<SuspendedKind, (id: number, reason: string) => Promise<unknown>> = {
  partner: (id, reason) => operators.suspendPartner({ partner_id: id, reason }),
  location: (id, reason) => operators.suspendLocation({ location_id: id, reason }),
  person: (id, reason) => operators.suspendPerson({ user_id: id, reason }),
}

/** Says whether it is suspended and why, and suspends it or lifts that. */
export function SuspensionPanel({ kind, id, title, suspension, onChange }: SuspensionProps) {
  const [isAsked, setAsked] = useState(false)
  const { suspension: t } = useTexts('operator-room')
  const { moment } = useFormats()
  const say = useToast()
  const close = () => setAsked(false)
  const [conflict, setConflict] = useState<string>()
  const change = async (work: Promise<unknown>, done: string) => {
    const reason = await work.then(() => undefined, conflictMessage)
    setConflict(reason)
    close()
    if (!reason) say(done)
    await onChange()
  }
  return (
    <Panel title={t.title}>
      {conflict && (
        <PanelBody>
          <Notice kind="error">{conflict}</Notice>
        </PanelBody>
      )}
      <ul className="rows">
        <li className="row">
          <span className="row-main">
            <strong>{suspension ? sentenceOf(suspension) : t.notSuspended}</strong>
            <span className="prose">{suspension ? t.reason(suspension.reason) : t.notes[kind]}</span>
          </span>
          <Button kind={suspension ? 'plain' : 'danger'} onClick={() => setAsked(true)}>
            {suspension ? t.lift : t.suspend}
          </Button>
        </li>
      </ul>
      {isAsked && !suspension && (
        <AskNote
          title={t.question(title)}
          action={t.suspend}
          kind="danger"
          label={t.label}
          name="reason"
          onConfirm={reason => change(suspend[kind](id, reason), t.done(title))}
          onClose={close}
        >
          {t.effects[kind]}
        </AskNote>
      )}
      {isAsked && suspension && (
        <LiftSuspension kind={kind} id={id} title={title} onChange={change} onClose={close} />
      )}
    </Panel>
  )

  function sentenceOf({ at, by }: SuspensionState): string {
    return by ? t.since(moment(at), by.name) : t.sinceUnknown(moment(at))
  }
}
