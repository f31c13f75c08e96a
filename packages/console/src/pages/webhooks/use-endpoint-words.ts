import type { Endpoint } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useWords } from '../applications/use-words.ts'

/** Why the endpoint of a person is paused; undefined when it is not. */
export function usePause({ blocked_by, set_by }: Endpoint): string | undefined {
  const t = useTexts('webhooks')
  const who = set_by?.name ?? t.whoever
  switch (blocked_by) {
    case 'no_role':
      return t.pausedWithoutRole(who)
    case 'no_webhook_access':
      return t.pausedWithoutAccess(who)
    case 'person_unknown':
      return t.pausedUnknown
    default:
      return undefined
  }
}

/** Whose endpoint it is and what it gets, also which records it lacks the right to. */
export function useSummary(endpoint: Endpoint): string {
  const t = useTexts('webhooks')
  const { kindsInWords } = useWords()
  const { partner, application, set_by, kinds, blocked_kinds, shows_phones } = endpoint
  const blocked = kindsInWords(blocked_kinds)
  return [
    application ? t.applicationBy(application.title, partner.title) : partner.title,
    set_by && t.setBy(set_by.name),
    kindsInWords(kinds.filter(kind => !blocked_kinds.includes(kind))) || t.noSubscription,
    shows_phones ? t.withPhones : t.withoutPhones,
    blocked && (set_by ? t.lostRight(blocked, set_by.name) : t.lackedRight(blocked)),
  ]
    .filter(Boolean)
    .join(' · ')
}
