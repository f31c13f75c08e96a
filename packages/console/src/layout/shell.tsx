import type { ReactNode } from 'react'
import { Link, NavLink, Outlet } from 'react-router'
import { useIsSandbox } from '../data/is-sandbox.ts'
import { useTask } from '../data/use-task.ts'
import { foyer } from '../foyer.ts'
import { LiveCalls } from '../pages/telephony/live-calls.tsx'
import { useMe, useSession } from '../session/session.tsx'
import { Button } from '../ui/button.tsx'
import {
  BookIcon,
  HomeIcon,
  KeyIcon,
  LeaveIcon,
  LocationIcon,
  MailIcon,
  OutsideIcon,
  PersonIcon,
  PhoneIcon,
  ReviewQueueIcon,
  StoreIcon,
} from '../ui/icons.tsx'
import { Logo } from '../ui/logo.tsx'
import { useToast } from '../ui/toast.tsx'
import { useActiveInView } from '../ui/use-active-in-view.ts'
import { ConfirmBanner } from './confirm-banner.tsx'

/** Frames every page of a signed-in person. */
export function Shell() {
  const me = useMe()
  const nav = useActiveInView()
  const isSandbox = useIsSandbox()
  return (
    // The key resets the pages when somebody else signs in.
    <div className="shell" key={me.id}>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="side">
        <Link to="/" className="brand" aria-label="Foyer, home">
          <Logo />
          <span>Foyer</span>
        </Link>
        <nav ref={nav} aria-label="Main">
          <NavItem to="/" icon={<HomeIcon />} title="Home" />
          <NavItem to="/locations" icon={<LocationIcon />} title="Locations" />
          <NavItem to="/telephony" icon={<PhoneIcon />} title="Telephony" />
          <NavItem to="/appstore" icon={<StoreIcon />} title="App directory" />
          <NavItem to="/partners" icon={<KeyIcon />} title="Partners" />
          {me.is_operator && <NavItem to="/operator" icon={<ReviewQueueIcon />} title="Operator" />}
          <NavItem to="/profile" icon={<PersonIcon />} title="Profile" />
          {isSandbox && <NavItem to="/outbox" icon={<MailIcon />} title="Outbox" />}
          <a className="nav-item nav-item-outside" href="/docs">
            <BookIcon />
            <span>Documentation</span>
            <OutsideIcon />
          </a>
        </nav>
        <Account name={me.name} login={me.email || me.phone} />
      </header>
      <main id="content">
        <ConfirmBanner />
        <Outlet />
      </main>
      <LiveCalls />
    </div>
  )
}

function NavItem({ to, icon, title }: { to: string; icon: ReactNode; title: string }) {
  return (
    <NavLink to={to} end={to === '/'} className="nav-item">
      {icon}
      <span>{title}</span>
    </NavLink>
  )
}

function Account({ name, login }: { name: string; login: string }) {
  const { leave } = useSession()
  const { isBusy, run } = useTask()
  const say = useToast()
  const signOut = async () => {
    const isDone = await run(() => foyer.account.signOut())
    if (isDone) leave('You are signed out.')
    else say('Couldn’t sign you out. Please try again.')
  }
  return (
    <div className="account">
      <div className="account-name">
        <strong>{name}</strong>
        <span>{login}</span>
      </div>
      <Button
        kind="quiet"
        icon={<LeaveIcon />}
        isBusy={isBusy}
        aria-label="Sign out"
        title="Sign out"
        onClick={() => void signOut()}
      />
    </div>
  )
}
