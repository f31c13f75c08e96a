import './location-attention.css'
import { Link } from 'react-router'
import type { Attention, MyLocation } from '../foyer.ts'
import { useTexts } from '../texts/use-texts.ts'
import { AlertIcon } from '../ui/icons.tsx'

interface LocationAttentionProps {
  location: MyLocation
  list: Attention[]
  onClose(): void
}

/** In the menu of a location: its suspension, and what is frozen or changed there, each with its next step. */
export function LocationAttention({ location, list }: LocationAttentionProps) {
  const t = useTexts('attention')
  return (
    <ul className="nav-alerts" aria-label={t.title}>
      {location.suspension && <Alert to="/">{t.suspendedInMenu}</Alert>}
      {list.map(({ application, state, can_pay }) => {
        const isPayable = can_pay && (state === 'unpaid' || state === 'due' || state === 'price')
        const page = isPayable ? 'payments' : `applications/${application.id}`
        return (
          <Alert key={`${application.id}-${state}`} to={`/locations/${location.id}/${page}`}>
            {t.inMenu[state](application.title)}
          </Alert>
        )
      })}
    </ul>
  )
}

const Alert = ({ to, children }: { to: string; children: string }) => (
  <li>
    <Link to={to} className="nav-alert">
      <AlertIcon />
      <span>{children}</span>
    </Link>
  </li>
)
