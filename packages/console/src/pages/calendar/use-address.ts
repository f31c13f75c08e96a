import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../texts/use-texts.ts'
import { addDays, type Day, isDay, weekOf } from './days.ts'

type View = 'day' | 'week'
export type Opened = { kind: 'appointment' | 'event'; id: number }
/** Opens what was booked, on its day. */
export type ShowBooked = (opened: Opened, day: Day) => void

/** What a new appointment begins with; 0 for nobody. */
export interface Wanted {
  clientId: number
  staffId: number
  serviceIds: number[]
}

export interface CalendarAddress {
  day: Day
  view: View
  /** The days that are shown. */
  days: Day[]
  /** The team members that are shown; empty for all. */
  staffIds: number[]
  opened: Opened | undefined
  /** Asks for the form of a new appointment. */
  wanted: Wanted | undefined
  show(changes: Partial<Pick<CalendarAddress, 'day' | 'view' | 'staffIds' | 'opened' | 'wanted'>>): void
  /** Goes a day or a week forwards or backwards. */
  step(count: number): void
}

/** What the calendar shows is in the address, so that a link and a reload show the same. */
export function useCalendarAddress(today: Day): CalendarAddress {
  const [params, setParams] = useSearchParams()
  const language = useLanguage()
  const show = useCallback<CalendarAddress['show']>(
    changes => {
      const opens = changes.opened !== undefined && !openedIn(params)
      setParams(before => toParams(before, changes), {
        // To open a drawer is a step, so that going back closes it and nothing else.
        replace: !opens && ('opened' in changes || 'wanted' in changes),
        // Other days scroll to their own beginning, and a drawer leaves what is behind it where it is.
        preventScrollReset: true,
      })
    },
    [params, setParams],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first day of a week follows the language.
  return useMemo(() => {
    const given = params.get('date')
    const day = isDay(given) ? given : today
    const view = params.get('view') === 'week' ? 'week' : 'day'
    return {
      day,
      view,
      days: view === 'week' ? weekOf(day) : [day],
      staffIds: idsIn(params, 'staff'),
      opened: openedIn(params),
      wanted: wantedIn(params),
      show,
      step: count => show({ day: addDays(day, count * (view === 'week' ? 7 : 1)) }),
    }
  }, [params, today, show, language])
}

const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0

const idsIn = (params: URLSearchParams, name: string): number[] =>
  (params.get(name) ?? '').split(',').map(Number).filter(isId)

function wantedIn(params: URLSearchParams): Wanted | undefined {
  if (!params.has('new')) return undefined
  const [clientId = 0] = idsIn(params, 'client')
  const [staffId = 0] = idsIn(params, 'member')
  return { clientId, staffId, serviceIds: idsIn(params, 'services') }
}

function openedIn(params: URLSearchParams): Opened | undefined {
  for (const kind of ['appointment', 'event'] as const) {
    const id = Number(params.get(kind))
    if (isId(id)) return { kind, id }
  }
  return undefined
}

type Changes = Parameters<CalendarAddress['show']>[0]

function toParams(before: URLSearchParams, changes: Changes): URLSearchParams {
  const params = new URLSearchParams(before)
  const set = (name: string, value: string | number | undefined) =>
    value === undefined || value === '' ? params.delete(name) : params.set(name, String(value))
  if (changes.day) set('date', changes.day)
  if (changes.view) set('view', changes.view === 'day' ? undefined : changes.view)
  if (changes.staffIds) set('staff', changes.staffIds.join())
  if ('opened' in changes) {
    set('appointment', changes.opened?.kind === 'appointment' ? changes.opened.id : undefined)
    set('event', changes.opened?.kind === 'event' ? changes.opened.id : undefined)
  }
  if ('wanted' in changes) {
    const { clientId, staffId, serviceIds = [] } = changes.wanted ?? {}
    set('new', changes.wanted && 1)
    set('client', clientId || undefined)
    set('member', staffId || undefined)
    set('services', serviceIds.join())
  }
  return params
}
