import { useEffect, useState } from 'react'
import { type Block, hoursOf } from './blocks.ts'
import { groupServicesOf } from './draft.ts'
import { earliestOn, firstFree, freeSpans } from './free-time.ts'
import type { Range } from './gesture.ts'
import type { Place, TeamMember, Timetable } from './shapes.ts'
import type { CalendarAddress, Wanted } from './use-address.ts'
import type { useNow } from './use-now.ts'

export interface NewBooking {
  kind: 'appointment' | 'event'
  range: Range
  /** What the form begins with. */
  wanted?: Wanted
}

interface Given {
  address: CalendarAddress
  place: Place
  timetable: Timetable | undefined
  team: TeamMember[]
  blocks: Block[]
  now: ReturnType<typeof useNow>
  /** Whether the team and the blocks are those of the shown days; until then, nobody knows who is free. */
  isCurrent: boolean
}

/** The form of something new: for a time that was chosen, or for the first free one. */
export function useNewBooking({ address, place, timetable, team, blocks, now, isCurrent }: Given) {
  const [booking, setBooking] = useState<NewBooking>()
  const [asked, setAsked] = useState<NewBooking['kind']>()
  const { day, staffIds, wanted, opened, show } = address
  const begin = (kind: NewBooking['kind'], like?: Wanted) => {
    const shown = team.filter(({ id, is_fired }) => !is_fired && isChosen(staffIds, id))
    const members = candidates(shown, { kind, wanted: like, timetable, team })
    const times = members.map(member => ({ staffId: member.id, from: freeTimeOf(member) }))
    const { staffId = 0, from = nextHour(now.minute) } =
      times.find(each => each.from !== undefined) ?? times[0] ?? {}
    setBooking({ kind, range: { staffId, day, from, till: from }, wanted: like })
  }
  const freeTimeOf = (member: TeamMember) => {
    const busy = blocks.filter(block => block.staffId === member.id && block.day === day)
    return firstFree(freeSpans(hoursOf(member, day), busy, earliestOn(day, now)))
  }
  // Other pages open the form by the address.
  const mayBegin = place.mayCreate && isCurrent
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the day is known.
  useEffect(() => {
    if (!wanted || !mayBegin) return
    begin('appointment', wanted)
    show({ wanted: undefined })
  }, [wanted, mayBegin])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the day is known.
  useEffect(() => {
    if (!asked || !mayBegin) return
    begin(asked)
    setAsked(undefined)
  }, [asked, mayBegin])
  // Whoever opens something else meanwhile no longer asks.
  useEffect(() => {
    if (booking || opened) setAsked(undefined)
  }, [booking, opened])
  return { booking, setBooking, ask: setAsked }
}

const isChosen = (staffIds: number[], id: number): boolean => staffIds.length === 0 || staffIds.includes(id)

interface Search {
  kind: NewBooking['kind']
  wanted: Wanted | undefined
  timetable: Timetable | undefined
  team: TeamMember[]
}

/** Who could do it, the likeliest first. */
function candidates(shown: TeamMember[], { kind, wanted, timetable, team }: Search): TeamMember[] {
  const asked = team.filter(({ id, is_fired }) => id === wanted?.staffId && !is_fired)
  if (asked.length > 0) return asked
  if (kind === 'appointment') return shown
  const able = shown.filter(({ id }) => groupServicesOf(timetable?.services ?? [], id).length > 0)
  return able.length > 0 ? able : shown
}

/** The next full hour; within the last hour of a day, that hour. */
const nextHour = (minute: number): number => Math.min(23, Math.floor(minute / 60) + 1) * 60
