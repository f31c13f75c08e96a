import { useMemo } from 'react'
import type { Good } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import type { Formats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usePlace } from '../business/place.tsx'

interface Unit {
  id: number
  title: string
  short_title: string
}

/** Units in the language of the page. */
export function useUnitWords() {
  const t = useTexts('products')
  const { formats } = usePlace()
  return useMemo(() => wordsOf(t, formats), [t, formats])
}

function wordsOf({ units, amountOf }: Pick<Areas['products'], 'units' | 'amountOf'>, formats: Formats) {
  const titleOf = ({ id, title, short_title }: Unit) =>
    `${units[id]?.title ?? title} (${units[id]?.short ?? short_title})`
  const amountIn = (amount: number, { id, short_title }: Omit<Unit, 'title'>) =>
    amountOf(formats.number(amount), units[id]?.short ?? short_title)
  return {
    titleOf,
    amountIn,
    /** In sale units. */
    amountOfGood: (amount: number, good: Pick<Good, 'unit_id' | 'unit_short_title'>) =>
      amountIn(amount, { id: good.unit_id, short_title: good.unit_short_title }),
    shortOf: (id: number, given: string) => units[id]?.short ?? given,
  }
}
