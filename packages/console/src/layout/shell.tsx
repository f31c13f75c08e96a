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

/** The frame of every page of a signed-in person. */
export function Shell() {
  const me = useMe()
  const nav = useActiveInView()
  const isSandbox = useIsSandbox()
  return (
    // Somebody else who signs in gets fresh pages, without what the one before had open.
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
          <Place to="/" icon={<HomeIcon />} title="Home" />
          <Place to="/locations" icon={<LocationIcon />} title="Locations" />
          <Place to="/telephony" icon={<PhoneIcon />} title="Telephony" />
          <Place to="/appstore" icon={<StoreIcon />} title="Applications" />
          <Place to="/partners" icon={<KeyIcon />} title="Partners" />
          {me.is_operator && <Place to="/operator" icon={<ReviewQueueIcon />} title="Operator" />}
          <Place to="/profile" icon={<PersonIcon />} title="Profile" />
          {isSandbox && <Place to="/outbox" icon={<MailIcon />} title="Outbox" />}
          <a className="place place-outside" href="/docs">
            <BookIcon />
            <span>API reference</span>
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

function Place({ to, icon, title }: { to: string; icon: ReactNode; title: string }) {
  return (
    <NavLink to={to} end={to === '/'} className="place">
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
    else say('Signing out did not work. Please try again.')
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
