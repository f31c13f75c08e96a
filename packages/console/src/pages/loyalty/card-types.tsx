import type { LoyaltyCardTypesCreateInput } from '@foyer/sdk/business'
import { loyaltyCardTypesCreate } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { KeyIcon, PlusIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { DialogActions } from '../business/dialog-actions.tsx'
import { usePlace } from '../business/place.tsx'
import { useCardTypes } from './use-card-types.ts'

export function CardTypes() {
  const t = useTexts('loyalty')
  const types = useCardTypes()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title={t.types}
      actions={
        <Button icon={<PlusIcon />} onClick={() => setOpen(true)}>
          {t.newType}
        </Button>
      }
    >
      {isOpen && <NewType onClose={() => setOpen(false)} />}
      {types.length === 0 ? (
        <Empty icon={<KeyIcon />} title={t.noTypesTitle}>
          {t.noTypes}
        </Empty>
      ) : (
        <ul className="rows">
          {types.map(({ id, title }) => (
            <li key={id} className="row">
              {title}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function NewType({ onClose }: { onClose(): void }) {
  const t = useTexts('loyalty')
  const { locationId } = usePlace()
  const say = useToast()
  const { mutateAsync } = useChange({
    change: (input: LoyaltyCardTypesCreateInput) => foyer.loyaltyCardTypes.create(input),
    affects: [['loyalty_card_type', locationId]],
  })
  const create = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await mutateAsync(readInput(loyaltyCardTypesCreate, form, { company_id: locationId }))
    say(t.typeCreated(data.title))
    onClose()
  }
  return (
    <Dialog title={t.newType} onClose={onClose}>
      <Form onSubmit={create} label={t.newType}>
        <Field label={t.name} name="title" maxLength={255} autoFocus />
        <DialogActions onClose={onClose} />
      </Form>
    </Dialog>
  )
}
