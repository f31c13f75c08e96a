import './location-attention.css'
import { Link } from 'react-router'
import type { Attention } from '../foyer.ts'
import { useTexts } from '../texts/use-texts.ts'
import { AlertIcon } from '../ui/icons.tsx'

/** In the menu of a location: what is frozen there or about to be, each with its next step. */
export function LocationAttention({ list }: { list: Attention[]; onClose(): void }) {
  const t = useTexts('attention')
  return (
    <ul className="nav-alerts" aria-label={t.title}>
      {list.map(({ location, application, state, can_pay }) => {
        const isPayable = can_pay && (state === 'unpaid' || state === 'due')
        return (
          <li key={application.id}>
            <Link
              to={`/locations/${location.id}/${isPayable ? 'payments' : `applications/${application.id}`}`}
              className="nav-alert"
            >
              <AlertIcon />
              <span>{t.inMenu[state](application.title)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
