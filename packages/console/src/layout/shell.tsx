import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { MenuIcon, SearchIcon, SidebarIcon } from '../ui/icons.tsx'
import { ConfirmBanner } from './confirm-banner.tsx'
import { lazyPart } from './lazy-part.tsx'
import { LiveCalls } from './live-calls.tsx'
import { LiveState } from './live-state.tsx'
import { NoticesLink } from './notices-link.tsx'
import { useShortcuts } from './palette/use-shortcuts.ts'
import { SandboxToggle } from './sandbox-bar/sandbox-toggle.tsx'
import { type SandboxBarState, useSandboxBar } from './sandbox-bar/use-sandbox-bar.ts'
import { Brand, Sidebar } from './sidebar.tsx'
import { readStored, store } from './stored.ts'

const Palette = lazyPart(async () => (await import('./palette/palette.tsx')).Palette)
const SandboxBar = lazyPart(async () => (await import('./sandbox-bar/sandbox-bar.tsx')).SandboxBar)
const ShortcutsSheet = lazyPart(async () => (await import('./palette/shortcuts-sheet.tsx')).ShortcutsSheet)

/** Frames every page of a signed-in person. */
export function Shell() {
  const t = useTexts('shell')
  const [isNarrow, setNarrow] = useState(() => readStored('sidebar') === 'narrow')
  const [opened, setOpened] = useState<'palette' | 'shortcuts'>()
  const search = () => setOpened('palette')
  const showShortcuts = () => setOpened('shortcuts')
  const close = () => setOpened(undefined)
  useShortcuts({ onSearch: search, onSheet: showShortcuts })
  const bar = useSandboxBar()
  const toggle = () => {
    store('sidebar', isNarrow ? 'wide' : 'narrow')
    setNarrow(!isNarrow)
  }
  return (
    <div className={isNarrow ? 'shell shell-narrow' : 'shell'}>
      <a className="skip" href="#content">
        {t.skipToContent}
      </a>
      <header className="side">
        <div className="side-top">
          <Brand />
          <Button
            kind="quiet"
            icon={<SidebarIcon />}
            aria-label={isNarrow ? t.widenSidebar : t.narrowSidebar}
            title={isNarrow ? t.widenSidebar : t.narrowSidebar}
            aria-expanded={!isNarrow}
            onClick={toggle}
          />
        </div>
        <Sidebar onSearch={search} />
        <SandboxToggle bar={bar} />
        <LiveState />
      </header>
      <PhoneBar bar={bar} onSearch={search} />
      <main id="content">
        <Suspense fallback={<div className="sandbox-room" />}>
          {bar.isOpen && <SandboxBar onClose={bar.close} />}
        </Suspense>
        <ConfirmBanner />
        <Outlet />
      </main>
      <LiveCalls />
      <Suspense>
        {opened === 'palette' && <Palette onShortcuts={showShortcuts} onClose={close} />}
        {opened === 'shortcuts' && <ShortcutsSheet onClose={close} />}
      </Suspense>
    </div>
  )
}

/** On phones the sidebar is behind a button. */
function PhoneBar({ bar, onSearch }: { bar: SandboxBarState; onSearch(): void }) {
  const t = useTexts('shell')
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page closes it.
  useEffect(() => setOpen(false), [pathname])
  return (
    <>
      <header className="phone-bar">
        <Button kind="quiet" icon={<MenuIcon />} aria-label={t.openMenu} onClick={() => setOpen(true)} />
        <Brand />
        <SandboxToggle bar={bar} />
        <NoticesLink />
        <Button kind="quiet" icon={<SearchIcon />} aria-label={t.search} onClick={onSearch} />
      </header>
      {isOpen && (
        <Drawer title={t.menu} from="start" onClose={() => setOpen(false)}>
          <Sidebar
            onSearch={() => {
              setOpen(false)
              onSearch()
            }}
          />
        </Drawer>
      )}
    </>
  )
}
