import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type IssuedAccessToken } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon, PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Secret } from '../../ui/secret.tsx'
import { AccessTokenRow } from './access-token-row.tsx'
import { CreateAccessToken } from './create-access-token.tsx'

export function AccessTokens() {
  const tokens = useLoaded(() => foyer.accessTokens.list(), 'access-tokens')
  const [isCreating, setCreating] = useState(false)
  const [issued, setIssued] = useState<IssuedAccessToken>()
  const show = async (token: IssuedAccessToken) => {
    setIssued(token)
    setCreating(false)
    await tokens.reload()
  }
  return (
    <Panel
      title="Personal access tokens"
      note="For your own programs that call account operations."
      actions={
        <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
          Create a token
        </Button>
      }
    >
      {issued && (
        <PanelBody>
          <Secret
            key={issued.id}
            what={`Token ${issued.title}`}
            value={issued.token}
            note="Copy it now. You won’t see it again."
          >
            <div className="form-actions">
              <Button onClick={() => setIssued(undefined)}>I have copied it</Button>
            </div>
          </Secret>
        </PanelBody>
      )}
      <LoadedView of={tokens}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(token => (
                <AccessTokenRow key={token.id} token={token} onRevoke={tokens.reload} />
              ))}
            </ul>
          ) : (
            <Empty icon={<KeyIcon />} title="No personal access tokens">
              A token lets your program call account operations, with the scopes and expiry you choose.
            </Empty>
          )
        }
      </LoadedView>
      {isCreating && <CreateAccessToken onCreate={show} onClose={() => setCreating(false)} />}
    </Panel>
  )
}
