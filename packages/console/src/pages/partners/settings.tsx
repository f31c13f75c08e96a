import { useState } from 'react'
import type { IssuedPartner } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { IssuedToken } from './issued-token.tsx'
import { usePartner } from './partner.tsx'
import { PartnerProfile } from './partner-profile.tsx'
import { TestLocations } from './test-locations.tsx'
import { TokenActions } from './token-actions.tsx'
import { TokenState } from './token-state.tsx'

/** The profile of a partner account, its token, and its test locations. */
export function SettingsPage() {
  const { partner, reload } = usePartner()
  const isAdmin = useMayAs(partner.id)('admin')
  return (
    <>
      {isAdmin && <PartnerProfile partner={partner} onChange={reload} />}
      <TokenPanel />
      <TestLocations partner={partner} />
    </>
  )
}

function TokenPanel() {
  const { partner, reload } = usePartner()
  const session = useSession()
  const [issued, setIssued] = useState<IssuedPartner>()
  const t = useTexts('partners')
  const show = async (fresh?: IssuedPartner) => {
    setIssued(fresh)
    await Promise.all([reload(), session.reload()])
  }
  return (
    <Panel
      title={t.token}
      note={t.tokenPanelNote}
      actions={<TokenActions partner={partner} onIssue={show} onRevoke={() => show()} />}
    >
      <PanelBody>
        {issued ? (
          <IssuedToken key={issued.token} partner={issued} onClose={() => setIssued(undefined)} />
        ) : (
          <TokenState partner={partner} />
        )}
      </PanelBody>
    </Panel>
  )
}
