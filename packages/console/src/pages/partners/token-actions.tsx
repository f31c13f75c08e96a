import { useState } from 'react'
import { foyer, type IssuedPartner, type Partner } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

interface TokenActionsProps {
  partner: Partner
  onIssue(partner: IssuedPartner): Promise<void>
  onRevoke(): Promise<void>
}

/** Issues a new token of a partner account, or revokes the present one; for admins. */
export function TokenActions({ partner, onIssue, onRevoke }: TokenActionsProps) {
  const [asked, setAsked] = useState<'rotate' | 'revoke'>()
  const say = useToast()
  const t = useTexts('partners')
  const isAdmin = useMayAs(partner.id)('admin')
  const hasToken = partner.token_hint !== null
  const close = () => setAsked(undefined)
  const rotate = async () => {
    const { data } = await foyer.partners.rotateToken({ partner_id: partner.id })
    close()
    await onIssue(data)
  }
  const revoke = async () => {
    await foyer.partners.revokeToken({ partner_id: partner.id })
    close()
    say(t.tokenRevoked(partner.title))
    await onRevoke()
  }
  if (!isAdmin) return null
  return (
    <>
      <Button aria-label={t.issueTokenFor(partner.title)} onClick={() => setAsked('rotate')}>
        {t.issueToken}
      </Button>
      {hasToken && (
        <Button kind="quiet" aria-label={t.revokeTokenOf(partner.title)} onClick={() => setAsked('revoke')}>
          {t.revoke}
        </Button>
      )}
      {asked === 'rotate' && (
        <Confirm
          title={t.issueTokenQuestion(partner.title)}
          action={t.issueTokenAction}
          onConfirm={rotate}
          onClose={close}
        >
          {hasToken ? t.issueTokenWarning : t.issueFirstToken}
        </Confirm>
      )}
      {asked === 'revoke' && (
        <Confirm
          title={t.revokeTokenQuestion(partner.title)}
          action={t.revokeTokenAction}
          onConfirm={revoke}
          onClose={close}
        >
          {t.revokeTokenWarning}
        </Confirm>
      )}
    </>
  )
}
