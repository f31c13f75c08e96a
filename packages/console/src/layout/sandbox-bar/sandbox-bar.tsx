import './sandbox-bar.css'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ClockSteps } from './clock-steps.tsx'
import { PlatformTime } from './platform-time.tsx'
import { ResetSandbox } from './reset-sandbox.tsx'
import { TriggerDialog } from './trigger-dialog.tsx'
import { useSandbox } from './use-sandbox.ts'
import { WhoAmI } from './who-am-i.tsx'
import { WorldsDialog } from './worlds-dialog.tsx'

type Opened = 'trigger' | 'worlds' | 'reset'

/** Controls the sandbox: its time, its events, its worlds, and who one is in it. It has its own place above the page. */
export function SandboxBar(_props: { onClose(): void }) {
  const t = useTexts('sandbox-bar')
  const sandbox = useSandbox()
  const [opened, setOpened] = useState<Opened>()
  const bar = useRoom()
  const close = () => setOpened(undefined)
  return (
    <section className="sandbox-bar" aria-label={t.title} ref={bar}>
      <PlatformTime />
      <ClockSteps sandbox={sandbox} />
      <div className="sandbox-group">
        <Button onClick={() => setOpened('trigger')}>{t.trigger}</Button>
        {sandbox.state?.has_worlds && <Button onClick={() => setOpened('worlds')}>{t.worlds}</Button>}
        <WhoAmI />
        <Button kind="danger" onClick={() => setOpened('reset')}>
          {t.reset}
        </Button>
      </div>
      {sandbox.error && <Notice kind="error">{sandbox.error.message}</Notice>}
      {opened === 'trigger' && <TriggerDialog onClose={close} />}
      {opened === 'worlds' && <WorldsDialog onClose={close} />}
      {opened === 'reset' && <ResetSandbox onClose={close} />}
    </section>
  )
}

/** Pages that fill the window leave the room that the bar takes. */
function useRoom() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--sandbox-bar', `${bar.current?.offsetHeight ?? 0}px`),
    )
    if (bar.current) {
      observer.observe(bar.current)
      bar.current.scrollIntoView({ block: 'nearest' })
    }
    return () => {
      observer.disconnect()
      style.removeProperty('--sandbox-bar')
    }
  }, [])
  return bar
}
