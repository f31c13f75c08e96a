import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { usePlace } from '../business/place.tsx'

/** Without a currency amounts are bare numbers, and nobody would guess why. */
export function NoCurrency() {
  const t = useTexts('money')
  const { locationId, currency, has } = usePlace()
  if (currency) return null
  return (
    <Notice kind="info">
      {t.noCurrency}{' '}
      {has('settings_access') && <Link to={`/locations/${locationId}/settings`}>{t.chooseCurrency}</Link>}
    </Notice>
  )
}
