import type { ConnectableLocation } from '../../foyer.ts'
import { currentLocale } from '../../texts/current.ts'
import { createFormats } from '../../texts/formats.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'

interface DueDatesProps {
  chosen: ConnectableLocation[]
  isPaid: boolean
}

/** Names every chosen location, and when the first payment is due there, in its own time. */
export function DueDates({ chosen, isPaid }: DueDatesProps) {
  const t = useTexts('directory')
  useLanguage()
  if (chosen.length === 0) return isPaid && <p className="soft">{t.chooseFirst}</p>
  return (
    <div className="due-dates" aria-live="polite">
      <p>{t.connectsTo(chosen.length)}</p>
      <ul className="terms">
        {chosen.map(({ location_id, title, pay_before, timezone_name }) => (
          <li key={location_id}>
            <strong>{title}</strong> ·{' '}
            {pay_before
              ? t.freeUntil(createFormats(currentLocale(), timezone_name).moment(pay_before))
              : t.nothingToPay}
          </li>
        ))}
      </ul>
    </div>
  )
}
