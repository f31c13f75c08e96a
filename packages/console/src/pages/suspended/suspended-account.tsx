import { suspensionMark } from '@foyer/contract'
import { Support } from '../../layout/support/support.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says to whoever signs in that operators have suspended the account, and why. */
export function SuspendedAccount({ message }: { message: string }) {
  const reason = message.slice(message.indexOf(suspensionMark) + suspensionMark.length)
  const t = useTexts('suspended')
  return (
    <Notice kind="error">
      {t.account} <span className="prose">{t.reason(reason)}</span>
      <Support />
    </Notice>
  )
}
