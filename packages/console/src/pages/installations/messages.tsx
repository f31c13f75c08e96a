import { useChange } from '../../data/use-change.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type Installation, type MyLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'

import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

type Message = Awaited<ReturnType<typeof foyer.installations.listMessages>>['data'][number]

const toRead = (message: Message): Message => ({ ...message, is_unread: false })

interface MessagesProps {
  location: MyLocation
  installation: Installation
}

/** Shows the messages a chat application announced; the conversation itself is in the application. */
export function Messages({ location, installation }: MessagesProps) {
  const t = useTexts('installations')
  const { moment } = useFormats(location.timezone_name)
  const say = useToast()
  const key = { location_id: location.id, application_id: installation.application.id }
  const messagesKey = ['installation', location.id, installation.application.id, 'messages']
  const messages = useLoaded(() => foyer.installations.listMessages(key), messagesKey)
  const { isBusy, mutateAsync: markAll } = useChange({
    change: () => foyer.installations.readMessages(key),
    // The list of installations counts the unread messages.
    affects: [['installation', location.id]],
    optimistic: { key: messagesKey, apply: (list: Message[]) => list.map(toRead) },
  })
  if (messages.state.status === 'ready' && messages.state.value.length === 0) return null
  return (
    <Panel
      title={t.messages}
      note={t.messagesNote}
      actions={
        installation.unread_messages > 0 && (
          <Button
            isBusy={isBusy}
            onClick={() => markAll().catch(error => say(error.message, { kind: 'error' }))}
          >
            {t.markAllRead}
          </Button>
        )
      }
    >
      <LoadedView of={messages}>
        {list => (
          <ul className="rows">
            {list.map(({ id, at, name, phone_from, message, is_unread }) => (
              <li key={id} className="row">
                <span className="row-main">
                  <strong>
                    {name} {is_unread && <span className="badge badge-warn">{t.unread}</span>}
                  </strong>
                  <span className="prose">{message}</span>
                  <span>
                    {phone_from} · {moment(at)}
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
