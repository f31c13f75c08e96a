import { currencies } from '@foyer/contract'
import { currentLocale } from '../../texts/current.ts'

/** Metals, units of account, and the codes for tests and for none: nobody pays a plan in them. */
const unpayable = new Set('XAU XAG XPD XPT XBA XBB XBC XBD XDR XSU XUA XTS XXX'.split(' '))

/** The currencies of a price with their names; `chosen` stays, whatever it is. */
export function CurrencyOptions({ chosen }: { chosen: string }) {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'currency' })
  return [...currencies]
    .filter(code => !unpayable.has(code) || code === chosen)
    .map(code => (
      <option key={code} value={code}>
        {`${code} · ${names.of(code)}`}
      </option>
    ))
}
