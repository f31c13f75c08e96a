import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { type AccountSession, foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { deviceName } from '../../texts/server-names.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

export function Sessions() {
  const t = useTexts('profile')
  const sessions = useLoaded(() => foyer.sessions.list(), ['session'])
  const { isBusy, run } = useTask()
  const say = useToast()
  const end = async (work: () => Promise<unknown>, sentence: string) => {
    if (await run(work)) say(sentence)
    await sessions.reload()
  }
  return (
    <Panel
      title={t.sessions}
      note={t.sessionsNote}
      actions={
        <Button isBusy={isBusy} onClick={() => void end(() => foyer.sessions.endOthers(), t.othersEnded)}>
          {t.endOthers}
        </Button>
      }
    >
      <LoadedView of={sessions}>
        {list => (
          <ul className="rows">
            {list.map(session => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => void end(() => foyer.sessions.end({ session_id: session.id }), t.sessionEnded)}
              />
            ))}
          </ul>
        )}
      </LoadedView>
    </Panel>
  )
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd(): void }) {
  const t = useTexts('profile')
  const formats = useFormats()
  const { address, last_seen_at, is_current } = session
  const device = deviceName(session.device, useTexts('audit'))
  return (
    <li className="row">
      <span className="row-main">
        <strong>{device}</strong>
        <span>{t.sessionSeen(address, formats.moment(last_seen_at))}</span>
      </span>
      {is_current ? (
        <span className="badge">{t.thisSession}</span>
      ) : (
        <Button kind="quiet" aria-label={t.endSession(device)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  )
}
