import { usePlace } from '../business/place.tsx'

/** Money of the Location. A minus is seen by its sign and its colour. */
export function Amount({ value }: { value: number }) {
  const { money } = usePlace()
  return <span className={value < 0 ? 'figure figure-minus' : 'figure'}>{money(value)}</span>
}
