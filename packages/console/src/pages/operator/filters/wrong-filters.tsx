import { idIn } from '../../../data/use-search.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PanelBody } from '../../../ui/panel.tsx'

/** Whether an ID in the address is none. Ignoring it would show everything as if it were filtered. */
export const hasWrongId = (...ids: string[]): boolean =>
  ids.some(text => text !== '' && idIn(text) === undefined)

export function WrongFilters() {
  const t = useTexts('operator-room')
  return (
    <PanelBody>
      <Notice kind="error">{t.wrongFilter}</Notice>
    </PanelBody>
  )
}
