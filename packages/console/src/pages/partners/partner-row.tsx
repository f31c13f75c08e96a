import { useState } from 'react'
import { Link } from 'react-router'
import { useV3Preview } from '../../data/v3-preview.ts'
import { foyer, type IssuedPartner, type Partner } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

interface PartnerRowProps {
  partner: Partner
  onIssue(partner: IssuedPartner): Promise<void>
  onRevoke(): Promise<void>
}

export function PartnerRow({ partner, onIssue, onRevoke }: PartnerRowProps) {
  const [asked, setAsked] = useState<'rotate' | 'revoke'>()
  const say = useToast()
  const t = useTexts('partners')
  const hasV3 = useV3Preview()
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
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          <Link to={`/partners/${partner.id}`}>{partner.title}</Link>
        </strong>
        <span>{t.partnerId(partner.id)}</span>
      </span>
      <TokenState partner={partner} />
      <div className="actions">
        <ButtonLink to={`/partners/${partner.id}/webhooks`} label={t.webhooksOf(partner.title)}>
          {t.webhooks}
        </ButtonLink>
        {hasV3 && (
          <ButtonLink to={`/partners/${partner.id}/oauth-clients`} label={t.oauthClientsOf(partner.title)}>
            {t.oauthClients}
          </ButtonLink>
        )}
        <Button aria-label={t.issueTokenFor(partner.title)} onClick={() => setAsked('rotate')}>
          {t.issueToken}
        </Button>
        {hasToken && (
          <Button kind="quiet" aria-label={t.revokeTokenOf(partner.title)} onClick={() => setAsked('revoke')}>
            {t.revoke}
          </Button>
        )}
      </div>
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
    </li>
  )
}

function TokenState({ partner: { token_hint, token_created_at } }: { partner: Partner }) {
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
