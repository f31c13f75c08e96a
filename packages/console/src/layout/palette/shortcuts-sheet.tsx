import { pagesOf } from '../../location-pages.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useCurrentLocation } from '../use-current-location.ts'
import { Keys } from './keys.tsx'
import { usePageCommands } from './use-commands.tsx'

/** Says which keys do what. */
export function ShortcutsSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('shell')
  const own = useTexts('palette')
  const words = useTexts('ui')
  const pages = usePageCommands().flatMap(({ id, title, keys }) => (keys ? [{ id, title, keys }] : []))
  const everywhere = [
    { id: 'search', title: t.search, keys: t.searchKeys.split(' ') },
    { id: 'sheet', title: own.shortcuts, keys: ['?'] },
    { id: 'rows', title: own.moveBetweenRows, keys: ['j', 'k'] },
    { id: 'select', title: own.selectRow, keys: ['x'] },
  ]
  const location = useCurrentLocation()
  const hasCalendar = location && pagesOf(location).some(({ path }) => path === 'calendar')
  const calendar = [
    { id: 'calendar-new', title: own.calendarKeys.create, keys: ['n'] },
    { id: 'calendar-today', title: own.calendarKeys.today, keys: ['t'] },
    { id: 'calendar-step', title: own.calendarKeys.step, keys: ['←', '→'] },
  ]
  return (
    <Dialog title={own.shortcuts} isWide onClose={onClose}>
      <div className="shortcuts">
        {[[...everywhere, ...(hasCalendar ? calendar : [])], pages].map(list => (
          <dl key={list[0]?.id}>
            {list.map(({ id, title, keys }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <div className="dialog-actions">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Dialog>
  )
}
