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

/** Frames the pages of operators. */
export function OperatorPage() {
  const { is_operator, second_factor } = useMe()
  return (
    <Page title="Operator" description="Everything you do here is recorded in the audit log.">
      {is_operator && second_factor === 'required' ? (
        <Panel title="Second factor">
          <Empty
            icon={<KeyIcon />}
            title="Turn on a second factor first"
            action={<ButtonLink to="/profile">Open your profile</ButtonLink>}
          >
            Operators of this server sign in with a code from an authenticator app.
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
            title="This page is for operators."
            action={<ButtonLink to="/">Go to home page</ButtonLink>}
          >
            Operators are set up on the server.
          </Empty>
        </Panel>
      )}
    </Page>
  )
}
