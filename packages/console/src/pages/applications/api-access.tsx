import { useState } from 'react'
import { toDay } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { type ApiAccess, foyer } from '../../foyer.ts'
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
  const key = { application_id: application.id }
  const access = useLoaded(() => foyer.applications.getApiAccess(key), application.id)
  const [token, setToken] = useState<string>()
  const show = async (issued: string) => {
    setToken(issued)
    await Promise.all([access.reload(), reload()])
  }
  return (
    <Panel
      title="API access"
      note="The system user acts for your application in every location that connected it."
    >
      <LoadedView of={access}>
        {value => (
          <PanelBody>
            {token && (
              <Secret
                key={token}
                what="Token of the system user"
                value={token}
                note="Send it as User after your partner token. Copy it now. You won’t see it again."
              >
                <div className="form-actions">
                  <Button onClick={() => setToken(undefined)}>I have copied it</Button>
                </div>
              </Secret>
            )}
            <AccessFacts access={value} />
            <IssueUserToken
              key={`${value.user_id} ${value.token_hint}`}
              applicationId={application.id}
              access={value}
              onIssue={show}
            />
          </PanelBody>
        )}
      </LoadedView>
    </Panel>
  )
}

function AccessFacts({ access }: { access: ApiAccess }) {
  const { user_id, token_hint, token_created_at, free_user_ids } = access
  return (
    <Facts>
      <Fact name="System user">User ID {user_id}</Fact>
      <Fact name="Token in use">
        {token_hint === null ? (
          'None yet'
        ) : (
          <>
            <code>•••• {token_hint}</code> {token_created_at && `since ${toDay(token_created_at)}`}
          </>
        )}
      </Fact>
      {free_user_ids.length > 0 && <Fact name="Free system users">{free_user_ids.join(', ')}</Fact>}
    </Facts>
  )
}
