import { Link } from 'react-router'
import type { IssuedPartner, Partner } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TokenActions } from './token-actions.tsx'
import { TokenState } from './token-state.tsx'

interface PartnerRowProps {
  partner: Partner
  onIssue(partner: IssuedPartner): Promise<void>
  onRevoke(): Promise<void>
}

export function PartnerRow({ partner, onIssue, onRevoke }: PartnerRowProps) {
  const t = useTexts('partners')
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
        <ButtonLink to={`/partners/${partner.id}/deliveries`} label={t.deliveriesOf(partner.title)}>
          {t.pages.deliveries}
        </ButtonLink>
        <TokenActions partner={partner} onIssue={onIssue} onRevoke={onRevoke} />
      </div>
    </li>
  )
}
