import { useEffect, useMemo, useState } from 'react'
import { platformNow, usePlatformAhead } from '../../session/platform-time.ts'
import type { Areas } from '../../texts/areas.ts'
import { currentLocale } from '../../texts/current.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'

/** The time of the platform, second by second, and how far it is ahead. */
export function PlatformTime() {
  const t = useTexts('sandbox-bar')
  const aheadMs = usePlatformAhead()
  const language = useLanguage()
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick(tick => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the locale follows the language.
  const format = useMemo(
    () => new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'medium' }),
    [language],
  )
  const now = platformNow()
  return (
    <p className="sandbox-time">
      {/* A timer is not read aloud each second. */}
      <time dateTime={now.toISOString()} role="timer" aria-label={t.time}>
        {format.format(now)}
      </time>
      {aheadMs === 0 ? <Badge>{t.realTime}</Badge> : <Badge kind="warn">{aheadInWords(aheadMs, t)}</Badge>}
    </p>
  )
}

/** In the largest unit of which there are two, because a day ahead may be 47 hours. */
function aheadInWords(aheadMs: number, t: Areas['sandbox-bar']): string {
  const seconds = Math.round(aheadMs / 1000)
  if (seconds >= 48 * 3600) return t.daysAhead(Math.floor(seconds / 86_400))
  if (seconds >= 3600) return t.hoursAhead(Math.floor(seconds / 3600))
  return seconds >= 120 ? t.minutesAhead(Math.floor(seconds / 60)) : t.secondsAhead(seconds)
}
