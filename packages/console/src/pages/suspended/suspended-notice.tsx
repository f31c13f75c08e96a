import type { Me } from '../../foyer.ts'
import { Support } from '../../layout/support/support.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'

interface SuspendedNoticeProps {
  kind: 'location' | 'partner'
  suspension: NonNullable<Me['partners'][number]['suspension']>
}

/** Says to those concerned that an operator has suspended it, and why. */
export function SuspendedNotice({ kind, suspension: { at, reason } }: SuspendedNoticeProps) {
  const t = useTexts('suspended')
  const { moment } = useFormats()
  return (
    <Notice kind="error">
      {t[kind](moment(at))} <span className="prose">{t.reason(reason)}</span>
      <Support />
    </Notice>
  )
}
