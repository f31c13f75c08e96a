import { useEffect, useRef, useState } from 'react'
import { isSameName } from '../texts/matching.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { ComboboxFieldProps } from './combobox-options.ts'
import { useFormState } from './form.tsx'

interface Unchosen {
  /** Why the form can't be sent now; empty if it can. */
  validity: string
  /** The same, once the person has left the field or tried to send the form. */
  problem: string | undefined
  onType(): void
  onLeave(): void
  onInvalid(): void
}

/**
 * What becomes of a text that stands in a combobox without a choice. Leaving the field takes the only item of this very
 * name; otherwise the text stays, and the field asks for a choice.
 */
export function useUnchosen<Item>(
  { find, itemTitle, create }: ComboboxFieldProps<Item>,
  text: string,
  onMeant: (item: Item) => void,
): Unchosen {
  const t = useTexts('ui')
  const { holdFor } = useFormState()
  const [said, setSaid] = useState<'unchosen' | 'failed'>()
  const search = useRef<AbortController>(undefined)
  // The form may have changed by the time of the answer: an older function would bring back what it was.
  const latest = useRef(onMeant)
  latest.current = onMeant
  // Typing on or choosing takes back what the field was left with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has its own search.
  useEffect(() => () => search.current?.abort(), [text])
  const findMeant = async () => {
    search.current?.abort()
    search.current = new AbortController()
    const { signal } = search.current
    try {
      const found = typeof find === 'function' ? await find(text, signal) : find.here(text)
      if (signal.aborted) return
      const [only, ...others] = found.filter(item => isSameName(itemTitle(item), text))
      if (only !== undefined && others.length === 0) latest.current(only)
      else setSaid('unchosen')
    } catch {
      if (!signal.aborted) setSaid('failed')
    }
  }
  const isUnchosen = text.trim() !== ''
  const choice = create ? t.chooseOrCreate : t.chooseFromList
  const sentence = said === 'failed' ? t.searchFailed : choice
  return {
    validity: isUnchosen ? sentence : '',
    problem: isUnchosen && said ? sentence : undefined,
    onType: () => setSaid(undefined),
    onLeave: () => {
      if (isUnchosen) holdFor(findMeant())
    },
    onInvalid: () => setSaid(before => before ?? 'unchosen'),
  }
}
