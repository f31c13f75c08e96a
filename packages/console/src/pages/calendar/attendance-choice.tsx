import { startTransition, useOptimistic } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { attendances, attendanceTexts } from './attendance.ts'
import type { Attendance } from './shapes.ts'

interface AttendanceChoiceProps {
  value: number
  isDisabled: boolean
  onChange(attendance: Attendance): Promise<void>
}

/** Saves at once, because it is what reception does most. */
export function AttendanceChoice({ value, isDisabled, onChange }: AttendanceChoiceProps) {
  const t = useTexts('calendar')
  const words = attendanceTexts(t)
  const [shown, show] = useOptimistic(value)
  const choose = (attendance: Attendance) =>
    startTransition(async () => {
      show(attendance)
      await onChange(attendance)
    })
  if (isDisabled) return <p className={`calendar-state is-${value}`}>{words[value as Attendance]}</p>
  return (
    <Segmented
      label={t.attendance}
      value={String(shown)}
      segments={attendances.map(each => ({ value: String(each), title: words[each] }))}
      onChange={chosen => choose(Number(chosen) as Attendance)}
    />
  )
}
