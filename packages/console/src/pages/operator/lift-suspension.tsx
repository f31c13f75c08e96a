import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Confirm } from '../../ui/confirm.tsx'

export type SuspendedKind = 'partner' | 'location' | 'person'

const { operators } = foyer
const lift: Record<SuspendedKind, (id: number) => Promise<unknown>> = {
  partner: id => operators.liftSuspensionOfPartner({ partner_id: id }),
  location: id => operators.liftSuspensionOfLocation({ location_id: id }),
  person: id => operators.liftSuspensionOfPerson({ user_id: id }),
}

interface LiftSuspensionProps {
  kind: SuspendedKind
  id: number
  title: string
  /** Gets the change, which fails if somebody else was faster, and what to say when it is done. */
  onChange(work: Promise<unknown>, done: string): Promise<void>
  onClose(): void
}

/** Asks whether to lift a suspension, and says what that does. */
export function LiftSuspension({ kind, id, title, onChange, onClose }: LiftSuspensionProps) {
  const { suspension: t } = useTexts('operator-room')
  return (
    <Confirm
      title={t.liftQuestion(title)}
      action={t.lift}
      onConfirm={() => onChange(lift[kind](id), t.lifted(title))}
      onClose={onClose}
    >
      {t.liftEffects[kind]}
    </Confirm>
  )
}
