import { useRead } from '../data/use-read.ts'
import { foyer } from '../foyer.ts'
import { useTexts } from '../texts/use-texts.ts'
import { BellIcon } from '../ui/icons.tsx'
import { NavItem } from './nav-item.tsx'

/** Leads to the notices, with the number of unread ones. */
export function NoticesLink() {
  const t = useTexts('shell')
  const { data } = useRead(['notice', 'unread'], async () => (await foyer.notices.countUnread()).data)
  const unread = data?.unread ?? 0
  return <NavItem to="/notices" icon={<BellIcon />} title={t.notices} count={unread} />
}
