import { useFormats } from '../../texts/formats.ts'
import { toInstant } from './minutes.ts'

const hours = Array.from({ length: 23 }, (_, index) => (index + 1) * 60)

/** The hours at the side. Blocks say their own time, so screen readers skip it. */
export function TimeAxis() {
  const formats = useFormats('UTC')
  return (
    <div className="calendar-axis" aria-hidden="true">
      {hours.map(minute => (
        <span key={minute}>{formats.time(toInstant(minute))}</span>
      ))}
    </div>
  )
}
