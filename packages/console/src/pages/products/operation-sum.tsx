import { type RefObject, useEffect, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { usePlace } from '../business/place.tsx'
import { type Line, leftAfter, type Typed, totalOf, typedIn } from './operation-draft.ts'
import { type OperationType, operationType } from './operation-types.ts'
import { useUnitWords } from './use-unit-words.ts'

interface OperationSumProps {
  type: OperationType
  lines: readonly Line[]
  /** Around the fields, whose values it reads. */
  within: RefObject<HTMLElement | null>
}

/** What an operation comes to, and which products it takes below zero. */
export function OperationSum({ type, lines, within }: OperationSumProps) {
  const t = useTexts('products')
  const { money } = usePlace()
  const { amountOfGood } = useUnitWords()
  const typed = useTyped(within, lines.length)
  const isOut = type !== operationType.receipt
  const short = isOut ? leftAfter(lines, typed).filter(({ left }) => left < 0) : []
  return (
    <>
      {type !== operationType.move && (
        <p className="operation-total">
          {t.total} <output>{money(totalOf(typed))}</output>
        </p>
      )}
      {short.map(({ good, stock, left }) => (
        <Notice key={good.good_id} kind="info">
          {t.belowZero(good.title, amountOfGood(stock, good), amountOfGood(left, good))}
        </Notice>
      ))}
    </>
  )
}

/** What stands in the fields, also right after a product has brought its price. */
function useTyped(within: RefObject<HTMLElement | null>, lineCount: number): Typed {
  const [typed, setTyped] = useState<Typed>({ storageId: 0, lines: [] })
  useEffect(() => {
    const form = within.current?.closest('form')
    if (!form) return
    const read = () => setTyped(before => orSame(before, typedIn(new FormData(form), lineCount)))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  })
  return typed
}

const orSame = (before: Typed, now: Typed): Typed =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now
