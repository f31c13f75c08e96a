import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type ApiAccess, foyer } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Secret } from '../../ui/secret.tsx'
import { useApplication } from './application.tsx'
import { IssueUserToken } from './issue-user-token.tsx'

/** Takes the User ID of an application's system user and shows its token once. */
export function ApiAccessSection() {
  const { application, reload } = useApplication()
  const t = useTexts('applications')
  const isAdmin = useMayAs(application.partner.id)('admin')
  const key = { application_id: application.id }
  const access = useLoaded(
    () => foyer.applications.getApiAccess(key),
    ['application', application.partner.id, application.id, 'api_access'],
  )
  const [token, setToken] = useState<string>()
  const show = async (issued: string) => {
    setToken(issued)
    await Promise.all([access.reload(), reload()])
  }
  return (
    <Panel title={t.sections.api} note={t.apiNote}>
      <LoadedView of={access}>
        {value => (
          <PanelBody>
            {token && (
              <Secret key={token} what={t.userToken} value={token} note={t.userTokenNote}>
                <div className="form-actions">
                  <Button onClick={() => setToken(undefined)}>{t.copiedIt}</Button>
                </div>
              </Secret>
            )}
            <AccessFacts access={value} />
            {isAdmin && (
              <IssueUserToken
                key={`${value.user_id} ${value.token_hint}`}
                applicationId={application.id}
                access={value}
                onIssue={show}
              />
            )}
          </PanelBody>
        )}
      </LoadedView>
    </Panel>
  )
}

function AccessFacts({ access }: { access: ApiAccess }) {
  const t = useTexts('applications')
  const { day } = useFormats()
  const { user_id, token_hint, token_created_at, free_user_ids } = access
  return (
    <Facts>
      <Fact name={t.systemUser}>{t.userWithId(user_id)}</Fact>
      <Fact name={t.tokenInUse}>
        {token_hint === null ? (
          t.noToken
        ) : (
          <>
            <code>•••• {token_hint}</code> {token_created_at && t.tokenSince(day(token_created_at))}
          </>
        )}
      </Fact>
      {free_user_ids.length > 0 && <Fact name={t.freeSystemUsers}>{free_user_ids.join(', ')}</Fact>}
    </Facts>
  )
}
