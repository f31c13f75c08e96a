import type { Replay } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useWords } from '../applications/use-words.ts'
import { useFilterChoices } from '../bench/use-filter-choices.ts'

export function useReplayWords(partnerId: number) {
  const applications = useFilterChoices(partnerId, undefined)?.applications
  const t = useTexts('replays')
  const { outcomes } = useTexts('webhooks')
  const { list, number } = useFormats()
  const { kindsInWords } = useWords()
  const outcomeTitle = (name: string): string =>
    Object.hasOwn(outcomes, name) ? outcomes[name as keyof typeof outcomes] : name
  const applicationTitle = (id: number): string =>
    applications?.find(application => application.id === id)?.title ?? t.applicationNumber(id)
  return {
    /** What it was of. */
    filtersOf: ({ outcomes: before, resources, url, application_id }: Replay): string =>
      [
        t.wereBefore(list(before.map(outcomeTitle))),
        resources && kindsInWords(resources),
        application_id !== null && applicationTitle(application_id),
        url,
      ]
        .filter(Boolean)
        .join(' · '),
    /** What became of it; empty for replays from before results were counted. */
    resultsOf: ({ delivered, failed, not_sent, waiting }: Replay): string[] =>
      [
        delivered !== null && t.delivered(number(delivered)),
        failed !== null && t.failedOf(number(failed)),
        not_sent !== null && not_sent > 0 && t.notSent(number(not_sent)),
        waiting !== null && waiting > 0 && t.waitingOf(number(waiting)),
      ].filter(part => part !== false),
  }
}
