import { useTexts } from '../texts/use-texts.ts'
import { Drawer } from '../ui/drawer.tsx'
import { Notice } from '../ui/notice.tsx'

/** What a dead link opens. */
export function MissingDrawer({ title, onClose }: { title: string; onClose(): void }) {
  return (
    <Drawer title={title} onClose={onClose}>
      <Missing />
    </Drawer>
  )
}

/** Trying again would not help. */
export function Missing() {
  const t = useTexts('ui')
  return <Notice kind="info">{t.noLongerExists}</Notice>
}
