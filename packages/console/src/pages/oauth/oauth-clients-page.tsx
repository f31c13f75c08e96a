import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type IssuedOAuthClient, type OAuthClient } from '../../foyer.ts'
import { PageActions } from '../../layout/page.tsx'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon, PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePartner } from '../partners/partner.tsx'
import { ClientEditor } from './client-editor.tsx'
import { ClientRow } from './client-row.tsx'
import { IssuedSecret } from './issued-secret.tsx'

/** Lists the OAuth clients of a partner account for its developers. */
export function OAuthClientsPage() {
  const { id: partnerId } = usePartner().partner
  const t = useTexts('oauth')
  const clients = useLoaded(
    () => foyer.oauthClients.list({ partner_id: partnerId }),
    ['oauth_client', partnerId],
  )
  const isAdmin = useMayAs(partnerId)('admin')
  const known = clients.state.status === 'ready' ? clients.state.value : []
  const [edited, setEdited] = useState<OAuthClient | 'new'>()
  const [issued, setIssued] = useState<IssuedOAuthClient>()
  const show = async (client: IssuedOAuthClient | undefined) => {
    setIssued(client)
    setEdited(undefined)
    await clients.reload()
  }
  return (
    <>
      {isAdmin && (
        <PageActions>
          <Button kind="primary" icon={<PlusIcon />} onClick={() => setEdited('new')}>
            {t.registerClient}
          </Button>
        </PageActions>
      )}
      {issued && (
        <IssuedSecret key={issued.client_secret} client={issued} onClose={() => setIssued(undefined)} />
      )}
      <Panel title={t.yourClients} note={t.description}>
        <LoadedView of={clients}>
          {list =>
            list.length > 0 ? (
              <ul className="rows">
                {list.map(client => (
                  <ClientRow
                    key={client.client_id}
                    partnerId={partnerId}
                    client={client}
                    onEdit={() => setEdited(client)}
                    onChange={show}
                  />
                ))}
              </ul>
            ) : (
              <Empty icon={<KeyIcon />} title={t.noClients}>
                {t.noClientsNote}
              </Empty>
            )
          }
        </LoadedView>
      </Panel>
      {edited && (
        <ClientEditor
          partnerId={partnerId}
          client={
            edited === 'new'
              ? undefined
              : (known.find(({ client_id }) => client_id === edited.client_id) ?? edited)
          }
          onSave={show}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
