import { useState } from 'react'
import { idIn, useSearch } from '../../data/use-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ClientChoice } from '../business/client-choice.tsx'
import { useClientName } from '../business/client-name.ts'

/** Shows the cards of one client. */
export function ClientFilter() {
  const t = useTexts('loyalty')
  const { values, set } = useSearch(['client'])
  const [isOpen, setOpen] = useState(false)
  const name = useClientName(idIn(values.client))
  if (values.client)
    return <Chip name={name ?? t.client} onRemove={() => set({ client: '' }, { isStep: true })} />
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.clientFilter}</Button>
      {isOpen && (
        <Dialog title={t.clientFilter} onClose={() => setOpen(false)}>
          <ClientChoice
            label={t.client}
            value={undefined}
            onChange={client => {
              setOpen(false)
              set({ client: client?.id ?? '' }, { isStep: true })
            }}
          />
        </Dialog>
      )}
    </>
  )
}
