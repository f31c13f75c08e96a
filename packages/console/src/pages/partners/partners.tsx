import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type IssuedPartner } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon, PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CreatePartner } from './create-partner.tsx'
import { IssuedToken } from './issued-token.tsx'
import { PartnerRow } from './partner-row.tsx'

export function PartnersPage() {
  const { reload } = useSession()
  const partners = useLoaded(() => foyer.partners.list(), ['partner', 'list'])
  const t = useTexts('partners')
  const [isCreating, setCreating] = useState(false)
  const [issued, setIssued] = useState<IssuedPartner>()
  const show = async (partner: IssuedPartner) => {
    setIssued(partner)
    setCreating(false)
    await Promise.all([partners.reload(), reload()])
  }
  const hide = async () => {
    setIssued(undefined)
    await partners.reload()
  }
  const open = (kind: 'primary' | 'plain') => (
    <Button kind={kind} icon={<PlusIcon />} onClick={() => setCreating(true)}>
      {t.create}
    </Button>
  )
  const hasSome = partners.state.status === 'ready' && partners.state.value.length > 0
  return (
    <Page title={t.title} description={t.description} actions={hasSome && !isCreating && open('primary')}>
      {isCreating && <CreatePartner onCreate={show} onCancel={() => setCreating(false)} />}
      {issued && <IssuedToken key={issued.token} partner={issued} onClose={() => setIssued(undefined)} />}
      {(hasSome || !isCreating) && (
        <Panel title={t.yourAccounts}>
          <LoadedView of={partners}>
            {list =>
              list.length > 0 ? (
                <ul className="rows">
                  {list.map(partner => (
                    <PartnerRow key={partner.id} partner={partner} onIssue={show} onRevoke={hide} />
                  ))}
                </ul>
              ) : (
                <Empty icon={<KeyIcon />} title={t.noAccounts} action={open('primary')}>
                  {t.noAccountsNote}
                </Empty>
              )
            }
          </LoadedView>
        </Panel>
      )}
    </Page>
  )
}
