import type { PartnerEndpoint } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { BadgeKind } from '../../ui/badge.tsx'

interface Health {
  kind: BadgeKind
  title: string
  sentence: string
}

/** How an endpoint does, as a badge and a sentence. What keeps it from getting anything comes first. */
export function useHealthWords(): (endpoint: PartnerEndpoint) => Health {
  const t = useTexts('bench')
  const { exact } = useFormats()
  return ({ blocked_by, health }) => {
    const { consecutive_failures, failures_last_day, last_success_at, last_reason, next_attempt_at } = health
    const next = next_attempt_at === null ? '' : t.nextAttempt(exact(next_attempt_at))
    const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
    if (blocked_by === 'inactive') return { kind: 'plain', title: t.paused, sentence: t.pausedNote }
    if (blocked_by !== null)
      return { kind: 'warn', title: t.blocked, sentence: find(t.blockedBy, blocked_by) ?? blocked_by }
    if (consecutive_failures > 0)
      return {
        kind: 'danger',
        title: t.failing,
        sentence: join(
          t.failuresInARow(consecutive_failures),
          last_reason,
          last_success_at === null ? t.neverSucceeded : t.lastSuccess(exact(last_success_at)),
          next,
        ),
      }
    if (last_success_at === null)
      return { kind: 'plain', title: t.unused, sentence: join(t.unusedNote, next) }
    return {
      kind: failures_last_day > 0 ? 'warn' : 'accent',
      title: failures_last_day > 0 ? t.recovered : t.healthy,
      sentence: join(
        t.lastSuccess(exact(last_success_at)),
        failures_last_day > 0 ? t.failuresToday(failures_last_day) : '',
        next,
      ),
    }
  }
}

const find = (words: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined
