import type { Partner } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'

export function TokenState({ partner: { token_hint, token_created_at } }: { partner: Partner }) {
  const t = useTexts('partners')
  const { day } = useFormats()
  if (token_hint === null) return <span className="badge badge-warn">{t.noToken}</span>
  return (
    <span className="token-state">
      <code>•••• {token_hint}</code>
      {token_created_at && <span>{t.tokenSince(day(token_created_at))}</span>}
    </span>
  )
}
