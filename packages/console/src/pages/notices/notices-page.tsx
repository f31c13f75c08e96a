import './notices.css'
import { useAttention } from '../../data/use-attention.ts'
import { useChange } from '../../data/use-change.ts'
import { usePages } from '../../data/use-pages.ts'
import { foyer, type UserNotice } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { BellIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AttentionPanel } from './attention-panel.tsx'
import { NoticeRow } from './notice-row.tsx'

/** What the signed-in person should know, newest first. */
export function NoticesPage() {
  const t = useTexts('notices')
  const attention = useAttention()
  const notices = usePages<UserNotice>(
    cursor => foyer.notices.list({ cursor, count: 25 }),
    ['notice', 'list'],
  )
  const { state } = notices.loaded
  const newest = state.status === 'ready' ? state.value[0] : undefined
  const hasUnread = state.status === 'ready' && state.value.some(({ is_read }) => !is_read)
  return (
    <Page title={t.title} description={t.description}>
      {attention.length > 0 && <AttentionPanel list={attention} />}
      <Panel
        title={t.title}
        hidesTitle
        note={t.keptFor}
        actions={
          <>
            {newest && hasUnread && <ReadAll upTo={newest.id} />}
            <ButtonLink to="/profile#mails">{t.mailSettings}</ButtonLink>
          </>
        }
      >
        <PagedList
          of={notices}
          empty={
            <Empty icon={<BellIcon />} title={t.none}>
              {t.noneNote}
            </Empty>
          }
        >
          {list => (
            <ul className="rows">
              {list.map(notice => (
                <NoticeRow key={notice.id} notice={notice} />
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
    </Page>
  )
}

function ReadAll({ upTo }: { upTo: number }) {
  const t = useTexts('notices')
  const say = useToast()
  const { isBusy, mutateAsync: readAll } = useChange({
    change: () => foyer.notices.readAll({ up_to: upTo }),
    affects: [['notice']],
  })
  return (
    <Button
      isBusy={isBusy}
      onClick={() =>
        void readAll().catch((error: { message: string }) => say(error.message, { kind: 'error' }))
      }
    >
      {t.markAllRead}
    </Button>
  )
}
