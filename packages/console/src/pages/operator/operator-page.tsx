import { Outlet, useLocation } from 'react-router'
import { useHasOwnFrame } from '../../layout/own-frame.ts'
import { Page } from '../../layout/page.tsx'
import { operatorPages } from '../../operator-pages.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon, ReviewQueueIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'

/** Frames the pages of operators. */
export function OperatorPage() {
  const { is_operator, second_factor } = useMe()
  const t = useTexts('operator')
  const hasOwnFrame = useHasOwnFrame()
  const { pages } = useTexts('operator-room')
  const { pathname } = useLocation()
  const shown = operatorPages.find(path => path !== '' && pathname === `/operator/${path}`)
  const documentTitle = `${pages[shown ?? '']} · ${t.title}`
  const parts = operatorPages.map(to => ({ to, title: pages[to] }))
  if (hasOwnFrame && is_operator && second_factor !== 'required') return <Outlet />
  return (
    <Page title={t.title} documentTitle={documentTitle} description={t.description}>
      {is_operator && second_factor === 'required' ? (
        <Panel title={t.secondFactor}>
          <Empty
            icon={<KeyIcon />}
            title={t.secondFactorFirst}
            action={<ButtonLink to="/profile">{t.openProfile}</ButtonLink>}
          >
            {t.secondFactorNote}
          </Empty>
        </Panel>
      ) : is_operator ? (
        <>
          <Tabs label={t.title} tabs={parts} />
          <Outlet />
        </>
      ) : (
        <Panel title={t.title}>
          <Empty
            icon={<ReviewQueueIcon />}
            title={t.forOperators}
            action={<ButtonLink to="/">{t.goHome}</ButtonLink>}
          >
            {t.forOperatorsNote}
          </Empty>
        </Panel>
      )}
    </Page>
  )
}
