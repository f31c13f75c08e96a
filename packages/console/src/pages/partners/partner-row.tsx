import { useState } from 'react'
import { Link } from 'react-router'
import { toDay } from '../../data/dates.ts'
import { useV3Preview } from '../../data/v3-preview.ts'
import { foyer, type IssuedPartner, type Partner } from '../../foyer.ts'
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
    say(`Token of ${partner.title} revoked.`)
    await onRevoke()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          <Link to={`/partners/${partner.id}`}>{partner.title}</Link>
        </strong>
        <span>Partner {partner.id}</span>
      </span>
      <TokenState partner={partner} />
      <div className="actions">
        <ButtonLink to={`/partners/${partner.id}/webhooks`} label={`Webhooks of ${partner.title}`}>
          Webhooks
        </ButtonLink>
        {hasV3 && (
          <ButtonLink
            to={`/partners/${partner.id}/oauth-clients`}
            label={`OAuth clients of ${partner.title}`}
          >
            OAuth clients
          </ButtonLink>
        )}
        <Button aria-label={`Issue new token for ${partner.title}`} onClick={() => setAsked('rotate')}>
          {' '}
          Issue new token
        </Button>
        {hasToken && (
          <Button
            kind="quiet"
            aria-label={`Revoke the token of ${partner.title}`}
            onClick={() => setAsked('revoke')}
          >
            Revoke
          </Button>
        )}
      </div>
      {asked === 'rotate' && (
        <Confirm
          title={`Issue a new token for ${partner.title}?`}
          action="Issue a new token"
          onConfirm={rotate}
          onClose={close}
        >
          {hasToken
            ? 'The current token stops working at once. Programs that use it fail until they have the new one.'
            : 'Programs can call the API again with the new token.'}
        </Confirm>
      )}
      {asked === 'revoke' && (
        <Confirm
          title={`Revoke the token of ${partner.title}?`}
          action="Revoke the token"
          onConfirm={revoke}
          onClose={close}
        >
          All calls with it are refused at once, until you issue a new one.
        </Confirm>
      )}
    </li>
  )
}

function TokenState({ partner: { token_hint, token_created_at } }: { partner: Partner }) {
  if (token_hint === null) return <span className="badge badge-warn">No token</span>
  return (
    <span className="token-state">
      <code>•••• {token_hint}</code>
      {token_created_at && <span>since {toDay(token_created_at)}</span>}
    </span>
  )
}
