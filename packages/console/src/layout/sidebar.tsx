import { Link } from 'react-router'
import { useIsSandbox } from '../data/is-sandbox.ts'
import { useMe } from '../session/session.tsx'
import { useTexts } from '../texts/use-texts.ts'
import {
  HomeIcon,
  KeyIcon,
  LocationIcon,
  MailIcon,
  PhoneIcon,
  ReviewQueueIcon,
  SearchIcon,
  StoreIcon,
} from '../ui/icons.tsx'
import { Logo } from '../ui/logo.tsx'
import { useActiveInView } from '../ui/use-active-in-view.ts'
import { AccountMenu } from './account-menu.tsx'
import { LocationGroup } from './location-group.tsx'
import { NavItem } from './nav-item.tsx'
import { NoticesLink } from './notices-link.tsx'
import { useCurrentLocation } from './use-current-location.ts'

export function Brand() {
  const t = useTexts('shell')
  return (
    <Link to="/" className="brand" aria-label={t.foyerHome}>
      <Logo />
      <span>Foyer</span>
    </Link>
  )
}

/** Everything that leads to a page: of the person, of the current location, and the account. */
export function Sidebar({ onSearch }: { onSearch(): void }) {
  const me = useMe()
  const t = useTexts('shell')
  const isSandbox = useIsSandbox()
  const location = useCurrentLocation()
  const scroll = useActiveInView<HTMLDivElement>()
  return (
    <>
      <button type="button" className="search-button" title={t.search} onClick={onSearch}>
        <SearchIcon />
        <span>{t.search}</span>
        <kbd>{t.searchKeys}</kbd>
      </button>
      <div className="side-scroll" ref={scroll}>
        <nav className="nav-group" aria-label={t.mainNavigation}>
          <NavItem to="/" icon={<HomeIcon />} title={t.home} />
          <NoticesLink />
          {!location && <NavItem to="/locations" icon={<LocationIcon />} title={t.locations} />}
          <NavItem to="/appstore" icon={<StoreIcon />} title={t.directory} />
          <NavItem to="/partners" icon={<KeyIcon />} title={t.partners} />
          <NavItem to="/telephony" icon={<PhoneIcon />} title={t.telephony} />
          {me.is_operator && <NavItem to="/operator" icon={<ReviewQueueIcon />} title={t.operator} />}
          {isSandbox && <NavItem to="/outbox" icon={<MailIcon />} title={t.outbox} />}
        </nav>
        {location && <LocationGroup location={location} />}
      </div>
      <AccountMenu />
    </>
  )
}
