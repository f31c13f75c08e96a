import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type IssuedAccessToken } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon, PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Secret } from '../../ui/secret.tsx'
import { AccessTokenRow } from './access-token-row.tsx'
import { CreateAccessToken } from './create-access-token.tsx'

export function AccessTokens() {
  const t = useTexts('profile')
  const tokens = useLoaded(() => foyer.accessTokens.list(), ['access_token'])
  const [isCreating, setCreating] = useState(false)
  const [issued, setIssued] = useState<IssuedAccessToken>()
  const show = async (token: IssuedAccessToken) => {
    setIssued(token)
    setCreating(false)
    await tokens.reload()
  }
  return (
    <Panel
      title={t.accessTokens}
      note={t.accessTokensNote}
      actions={
        <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
          {t.createTokenTitle}
        </Button>
      }
    >
      {issued && (
        <PanelBody>
          <Secret key={issued.id} what={t.tokenWhat(issued.title)} value={issued.token} note={t.copyNow}>
            <div className="form-actions">
              <Button onClick={() => setIssued(undefined)}>{t.copiedIt}</Button>
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
            <Empty icon={<KeyIcon />} title={t.noAccessTokens}>
              {t.noAccessTokensNote}
            </Empty>
          )
        }
      </LoadedView>
      {isCreating && <CreateAccessToken onCreate={show} onClose={() => setCreating(false)} />}
    </Panel>
  )
}
