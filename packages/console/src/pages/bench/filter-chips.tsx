import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip, Chips } from '../../ui/chip.tsx'
import { useWords } from '../applications/use-words.ts'
import { type BenchFilter, type FilterName, filterNames } from './use-bench-filter.ts'
import type { FilterChoices } from './use-filter-choices.ts'

interface FilterChipsProps {
  filter: BenchFilter
  choices: FilterChoices | undefined
  onChange(filter: BenchFilter): void
}

/** What the log is filtered by, each of which can be removed. */
export function FilterChips({ filter, choices, onChange }: FilterChipsProps) {
  const t = useTexts('bench')
  const titleOf = useFilterWords(choices)
  const active = filterNames.filter(name => filter[name] !== undefined)
  if (active.length === 0) return null
  return (
    <Chips label={t.activeFilters}>
      {active.map(name => (
        <Chip
          key={name}
          name={titleOf(name, filter[name] ?? '')}
          onRemove={() => {
            const { [name]: _removed, ...rest } = filter
            onChange(rest)
          }}
        />
      ))}
    </Chips>
  )
}

function useFilterWords(choices: FilterChoices | undefined) {
  const t = useTexts('bench')
  const webhooks = useTexts('webhooks')
  const { kindTitle } = useWords()
  const { exact } = useFormats()
  const others: Record<string, string> = { application: t.application, test: webhooks.testType }
  const outcomes: Record<string, string> = webhooks.outcomes
  const sentTo: Record<string, string> = t.sentTo
  return (name: FilterName, value: string): string => {
    switch (name) {
      case 'outcome':
        return outcomes[value] ?? value
      case 'resource':
        return others[value] ?? kindTitle(value)
      case 'resource_id':
        return t.recordNumber(value)
      case 'location_id':
        return choices?.location && String(choices.location.id) === value
          ? choices.location.title
          : t.locationNumber(Number(value))
      case 'application_id':
        return (
          choices?.applications.find(({ id }) => String(id) === value)?.title ?? `${t.application} ${value}`
        )
      case 'endpoint_id':
        return (
          choices?.endpoints.find(({ id }) => String(id) === value)?.url ?? `${webhooks.endpoint} ${value}`
        )
      case 'sent_to':
        return sentTo[value] ?? value
      case 'from':
        return t.since(exact(value))
      case 'till':
        return t.before(exact(value))
    }
  }
}
