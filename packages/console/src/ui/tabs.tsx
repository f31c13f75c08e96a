import { NavLink } from 'react-router'
import { useActiveInView } from './use-active-in-view.ts'

export interface Tab {
  /** Relative to the page; empty for the first tab. */
  to: string
  title: string
  /** A page without a tab of its own, which is opened from this one, is open. */
  isOpen?: boolean
}

/** The tabs of a page, each with its own URL. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const nav = useActiveInView<HTMLElement>()
  return (
    <nav ref={nav} className="tabs" aria-label={label}>
      {tabs.map(({ to, title, isOpen = false }) => (
        <NavLink
          key={to}
          to={to}
          end={to === ''}
          className={({ isActive }) => (isActive || isOpen ? 'tab active' : 'tab')}
        >
          {title}
        </NavLink>
      ))}
    </nav>
  )
}
