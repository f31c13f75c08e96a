import { toMoment } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { type AccountSession, foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

export function Sessions() {
  const sessions = useLoaded(() => foyer.sessions.list(), 'sessions')
  const { isBusy, run } = useTask()
  const say = useToast()
  const end = async (work: () => Promise<unknown>, sentence: string) => {
    if (await run(work)) say(sentence)
    await sessions.reload()
  }
  return (
    <Panel
      title="Sessions"
      note="Where you are signed in. A session ends after seven days without use."
      actions={
        <Button
          isBusy={isBusy}
          onClick={() => void end(() => foyer.sessions.endOthers(), 'Other sessions ended.')}
        >
          End all others
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
                onEnd={() => void end(() => foyer.sessions.end({ session_id: session.id }), 'Session ended.')}
              />
            ))}
          </ul>
        )}
      </LoadedView>
    </Panel>
  )
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd(): void }) {
  const { device, address, last_seen_at, is_current } = session
  return (
    <li className="row">
      <span className="row-main">
        <strong>{device}</strong>
        <span>
          {address} · last used {toMoment(last_seen_at)}
        </span>
      </span>
      {is_current ? (
        <span className="badge">This session</span>
      ) : (
        <Button kind="quiet" aria-label={`End the session on ${device}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  )
}
