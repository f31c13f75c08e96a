import { useChange } from '../../data/use-change.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ClockIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'

const key = ['sandbox', 'worlds']

/** The worlds of this sandbox: sandboxes of their own. */
export function WorldsDialog({ onClose }: { onClose(): void }) {
  const t = useTexts('sandbox-bar')
  const words = useTexts('ui')
  const say = useToast()
  const { time } = useFormats()
  const worlds = useLoaded(() => foyer.sandbox.listWorldsForPages(), key)
  const { isBusy, error, run } = useTask()
  const { mutateAsync: create } = useChange({
    change: () => foyer.sandbox.createWorldForPages(),
    affects: [key],
  })
  const { mutateAsync: remove } = useChange({
    change: (world_id: string) => foyer.sandbox.deleteWorldForPages({ world_id }),
    affects: [key],
  })
  return (
    <Dialog title={t.worlds} onClose={onClose}>
      <p>{t.worldsNote}</p>
      {error && <Notice kind="error">{error.message}</Notice>}
      <LoadedView of={worlds}>
        {found =>
          found.length === 0 ? (
            <Empty icon={<ClockIcon />} title={t.noWorlds}>
              {t.noWorldsNote}
            </Empty>
          ) : (
            <ul className="sandbox-worlds">
              {found.map(({ id, app_url, expires_at }) => (
                <li key={id}>
                  <span>
                    <strong>{id}</strong>
                    <small>{t.endsAt(time(expires_at))}</small>
                  </span>
                  <a
                    className="button button-plain"
                    href={app_url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t.openWorldNamed(id)}
                  >
                    {t.openWorld}
                  </a>
                  <Button
                    kind="danger"
                    disabled={isBusy}
                    aria-label={t.deleteWorldNamed(id)}
                    onClick={() =>
                      void run(async () => {
                        await remove(id)
                        say(t.worldDeleted(id))
                      })
                    }
                  >
                    {t.deleteWorld}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedView>
      <div className="dialog-actions">
        <Button onClick={onClose}>{words.close}</Button>
        <Button
          kind="primary"
          isBusy={isBusy}
          onClick={() =>
            void run(async () => {
              const { data } = await create()
              say(t.worldCreated(data.id))
            })
          }
        >
          {t.createWorld}
        </Button>
      </div>
    </Dialog>
  )
}
