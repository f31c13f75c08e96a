import { useEffect, useState } from 'react'
import { foyer, type SupportContact } from '../../foyer.ts'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'

let request: Promise<SupportContact | null> | undefined

/** Asks once; whoever gets no answer sees no line, and the next page asks again. */
const ask = () =>
  (request ??= foyer.account.about().then(
    ({ data }) => data.support_contact,
    () => {
      request = undefined
      return null
    },
  ))

/** Whom to ask, if whoever runs this Foyer has named somebody. */
export function SupportLine() {
  const t = useTexts('support')
  const [contact, setContact] = useState<SupportContact | null>(null)
  useEffect(() => {
    let isUnmounted = false
    void ask().then(found => {
      if (!isUnmounted) setContact(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  if (!contact) return null
  return <p className="support">{rich(t.ask, { contact: <a href={contact.href}>{contact.text}</a> })}</p>
}
