import { useState } from 'react'
import { Link } from 'react-router'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { MyInvitationRow } from './my-invitation-row.tsx'
import { useMyInvitations } from './use-my-invitations.ts'
import { type Offer, useOffers } from './use-offers.ts'

export function InvitationsPage() {
  const t = useTexts('invitations')
  const [accepted, setAccepted] = useState<Offer['place'][]>([])
  const offersOf = useOffers()
  const loaded = useMyInvitations(useTokenInHash('invitation'))
  return (
    <Page title={t.title} description={t.description}>
      {accepted.map(({ to, title }) => (
        <Notice key={to} kind="success">
          <Link to={to}>{t.openLocation(title)}</Link>
        </Notice>
      ))}
      <Panel title={t.open}>
        <LoadedView of={loaded}>
          {mine => (
            <>
              {mine.problem && (
                <div className="panel-body">
                  <Notice kind="error">{mine.problem}</Notice>
                </div>
              )}
              {mine.invitations.length + mine.toPartners.length > 0 ? (
                <ul className="rows">
                  {offersOf(mine).map(offer => (
                    <MyInvitationRow
                      key={offer.key}
                      offer={offer}
                      onAnswer={loaded.reload}
                      onAccept={place => setAccepted(before => [...before, place])}
                    />
                  ))}
                </ul>
              ) : (
                <NoInvitations isEmailConfirmed={mine.isEmailConfirmed} />
              )}
            </>
          )}
        </LoadedView>
      </Panel>
    </Page>
  )
}

function NoInvitations({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const t = useTexts('invitations')
  const { email } = useMe()
  return isEmailConfirmed ? (
    <Empty
      icon={<PersonIcon />}
      title={t.none}
      action={
        <ButtonLink to="/" kind="primary">
          {t.goHome}
        </ButtonLink>
      }
    >
      {t.noneNote(email)}
    </Empty>
  ) : (
    <Empty icon={<PersonIcon />} title={t.confirmTitle}>
      {t.confirmNote(email)}
    </Empty>
  )
}
