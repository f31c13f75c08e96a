import { Outlet } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session/session.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon, ReviewQueueIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const parts = [
  { to: '', title: 'Applications' },
  { to: 'locations', title: 'Locations' },
  { to: 'log', title: 'Audit log' },
]

/** The desk over which goes what partners publish. */
export function ReviewQueuePage() {
  const { is_operator, second_factor } = useMe()
  return (
    <Page title="Operator" description="Every act here leaves a line in the audit log.">
      {is_operator && second_factor === 'required' ? (
        <Panel title="Second factor">
          <Empty
            icon={<KeyIcon />}
            title="Switch a second factor on first"
            action={<ButtonLink to="/profile">Open your profile</ButtonLink>}
          >
            Operators of this server sign in with a code of an authenticator app.
          </Empty>
        </Panel>
      ) : is_operator ? (
        <>
          <Tabs label="Operator" tabs={parts} />
          <Outlet />
        </>
      ) : (
        <Panel title="Operator">
          <Empty
            icon={<ReviewQueueIcon />}
            title="You are no operator"
            action={<ButtonLink to="/">Go home</ButtonLink>}
          >
            Operators are named on the server itself.
          </Empty>
        </Panel>
      )}
    </Page>
  )
}
