import { toMoment } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer, type Installation, type MyLocation } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'

interface MessagesProps {
  location: MyLocation
  installation: Installation
  onRead(): Promise<void>
}

/** Shows the messages a chat application announced; the conversation itself is in the application. */
export function Messages({ location, installation, onRead }: MessagesProps) {
  const key = { location_id: location.id, application_id: installation.application.id }
  const messages = useLoaded(
    () => foyer.installations.listMessages(key),
    `${key.location_id} ${key.application_id}`,
  )
  const { isBusy, error, run } = useTask()
  const read = async () => {
    if (await run(() => foyer.installations.readMessages(key)))
      await Promise.all([messages.reload(), onRead()])
  }
  if (messages.state.status === 'ready' && messages.state.value.length === 0) return null
  return (
    <Panel
      title="Messages"
      note="Announced by the application. Reply in the application."
      actions={
        installation.unread_messages > 0 && (
          <Button isBusy={isBusy} onClick={() => void read()}>
            Mark all as read
          </Button>
        )
      }
    >
      {error && <Notice kind="error">{error.message}</Notice>}
      <LoadedView of={messages}>
        {list => (
          <ul className="rows">
            {list.map(({ id, at, name, phone_from, message, is_unread }) => (
              <li key={id} className="row">
                <span className="row-main">
                  <strong>
                    {name} {is_unread && <span className="badge badge-warn">Unread</span>}
                  </strong>
                  <span className="prose">{message}</span>
                  <span>
                    {phone_from} · {toMoment(at)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </LoadedView>
    </Panel>
  )
}
