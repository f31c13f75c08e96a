import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chips, FilterChip } from '../../../ui/chip.tsx'
import { CloseIcon, PlusIcon } from '../../../ui/icons.tsx'
import { useHoursFormat } from '../../calendar/format-hours.ts'
import { areSame, findProblem, type Hours, nextSlot, type Slot } from '../../calendar/hours.ts'

interface HoursEditorProps {
  hours: Hours
  onChange(hours: Hours): void
}

const presets: Hours[] = [
  [{ from: '09:00', to: '18:00' }],
  [
    { from: '09:00', to: '13:00' },
    { from: '14:00', to: '18:00' },
  ],
  [{ from: '10:00', to: '20:00' }],
]

/** The working hours of a day: any number of slots, with breaks between them. */
export function HoursEditor({ hours, onChange }: HoursEditorProps) {
  const t = useTexts('team')
  const format = useHoursFormat()
  const problem = findProblem(hours)
  const set = (index: number, slot: Slot) => onChange(hours.with(index, slot))
  return (
    <fieldset className="hours-editor">
      <legend>{t.workingHours}</legend>
      <Chips>
        {presets.map(preset => (
          <FilterChip
            key={format.hours(preset)}
            isOn={areSame(preset, hours)}
            onChange={() => onChange(preset)}
          >
            {format.hours(preset)}
          </FilterChip>
        ))}
        <FilterChip isOn={hours.length === 0} onChange={() => onChange([])}>
          {t.dayOff}
        </FilterChip>
      </Chips>
      {hours.map((slot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no name but its place.
        <div key={index} className="hours-slot">
          <input
            type="time"
            aria-label={t.from(index + 1)}
            value={slot.from}
            aria-invalid={problem !== undefined || undefined}
            onChange={event => set(index, { ...slot, from: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            aria-label={t.to(index + 1)}
            value={slot.to === '24:00' ? '00:00' : slot.to}
            aria-invalid={problem !== undefined || undefined}
            onChange={event => set(index, { ...slot, to: toEnd(event.target.value) })}
          />
          <Button
            kind="quiet"
            icon={<CloseIcon />}
            aria-label={t.removeSlot(index + 1)}
            title={t.removeSlot(index + 1)}
            onClick={() => onChange(hours.toSpliced(index, 1))}
          />
        </div>
      ))}
      {problem && <p className="field-error">{t.problems[problem]}</p>}
      <div>
        <Button icon={<PlusIcon />} onClick={() => onChange([...hours, nextSlot(hours)])}>
          {t.addSlot}
        </Button>
      </div>
    </fieldset>
  )
}

/** A time field knows no 24:00: midnight at the end of the hours is the end of the day. */
const toEnd = (value: string): string => (value === '00:00' ? '24:00' : value)
