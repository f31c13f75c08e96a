import { useCallback, useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Block, presentMembers, toBlocks } from './blocks.ts'
import type { Day } from './days.ts'
import { DaysView } from './days-view.tsx'
import { Drawers } from './drawers.tsx'
import type { Range } from './gesture.ts'
import { NobodyThere } from './nobody-there.tsx'
import type { Place } from './shapes.ts'
import { Toolbar } from './toolbar.tsx'
import { type ShowBooked, useCalendarAddress } from './use-address.ts'
import { useCalendarData } from './use-calendar-data.ts'
import { useChanges } from './use-changes.ts'
import { useMoves } from './use-moves.ts'
import { useNewBooking } from './use-new-booking.ts'
import { useNow } from './use-now.ts'
import { useShortcuts } from './use-shortcuts.ts'

export function Calendar({ place }: { place: Place }) {
  const t = useTexts('calendar')
  const now = useNow(place.timeZone)
  const address = useCalendarAddress(now.day)
  const data = useCalendarData(place.locationId, address.days)
  const { timetable, appointments, events } = data
  const staff = timetable?.staff
  const blocks = useMemo(() => {
    const words = { withoutClient: t.withoutClient, timeZone: place.timeZone }
    return toBlocks(appointments, events, words).filter(({ day }) => address.days.includes(day))
  }, [appointments, events, address.days, t, place])
  const team = useMemo(() => presentMembers(staff ?? [], blocks), [staff, blocks])
  const nameOf = useCallback((id: number) => staff?.find(member => member.id === id)?.name ?? '', [staff])
  const changes = useChanges(place)
  const { show, step } = address
  const showBooked = useCallback<ShowBooked>((opened, day) => show({ opened, day }), [show])
  const { move, sayMoved } = useMoves({ changes, place, nameOf, onShow: showBooked })
  const { booking, setBooking, ask } = useNewBooking({
    address,
    place,
    timetable,
    team,
    blocks,
    now,
    isCurrent: data.isCurrent,
  })
  const isNobodyThere = data.isShown && team.length === 0
  const mayBook = place.mayCreate && !isNobodyThere
  const open = useCallback(({ kind, id }: Block) => show({ opened: { kind, id } }), [show])
  const select = useCallback((range: Range) => setBooking({ kind: 'appointment', range }), [setBooking])
  useShortcuts({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    t: () => show({ day: now.day }),
    n: mayBook ? () => ask('appointment') : undefined,
  })
  return (
    <div className="calendar">
      <Toolbar address={address} today={now.day} team={team} onNew={mayBook ? ask : undefined} />
      {data.error && (
        <Notice kind="error">
          <p>{data.error.message}</p>
          <Button onClick={data.retry}>{t.tryAgain}</Button>
        </Notice>
      )}
      {isNobodyThere && <NobodyThere place={place} />}
      {data.isShown && !isNobodyThere && (
        <DaysView
          address={address}
          team={team}
          blocks={blocks}
          now={now}
          isCurrent={data.isCurrent}
          place={place}
          nameOf={nameOf}
          onMove={move}
          onOpen={open}
          onSelect={select}
        />
      )}
      {!data.isShown && !data.error && <Skeleton lines={6} />}
      {timetable && (
        <Drawers
          place={place}
          timetable={timetable}
          appointments={appointments}
          opened={address.opened}
          booking={booking}
          changes={changes}
          onShow={showBooked}
          onMoved={sayMoved}
          onBookAgain={wanted => show({ opened: undefined, wanted, day: laterDay(address.day, now.day) })}
          onClose={() => (booking ? setBooking(undefined) : show({ opened: undefined }))}
        />
      )}
    </div>
  )
}

const laterDay = (one: Day, other: Day): Day => (one > other ? one : other)
