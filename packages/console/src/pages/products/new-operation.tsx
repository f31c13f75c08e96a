import { useRef, useState } from 'react'
import { localMoment } from '../../data/location-days.ts'
import { useChange } from '../../data/use-change.ts'
import { useSearch } from '../../data/use-search.ts'
import { Missing } from '../../forms/missing-drawer.tsx'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type ChosenClient, ClientChoice } from '../business/client-choice.tsx'
import { usePlace } from '../business/place.tsx'
import { TeamChoice } from '../business/team-choice.tsx'
import { toOperation } from './operation-draft.ts'
import { OperationLines } from './operation-lines.tsx'
import { OperationSum } from './operation-sum.tsx'
import { type OperationType, operationType, operationTypes } from './operation-types.ts'
import { StorageField } from './storage-field.tsx'
import { SupplierField } from './supplier-field.tsx'
import { type FirstOperation, useFirstOperation } from './use-first-operation.ts'

/** Records a receipt, a sale, a write-off or a move; the address may name its first product, or what it takes back. */
export function NewOperation({ onClose }: { onClose(): void }) {
  const t = useTexts('products')
  const { first, error } = useFirstOperation()
  return (
    <Drawer isWide title={t.newOperation} onClose={onClose}>
      {error && (error.status === 404 ? <Missing /> : <Notice kind="error">{error.message}</Notice>)}
      {first && <OperationForm first={first} onClose={onClose} />}
      {!first && !error && <Skeleton />}
    </Drawer>
  )
}

function OperationForm({ first, onClose }: { first: FirstOperation; onClose(): void }) {
  const t = useTexts('products')
  const ui = useTexts('ui')
  const { locationId, timeZone } = usePlace()
  const { set } = useSearch(['operation', 'new', 'of', 'reverse'])
  const say = useToast()
  const [type, setType] = useState(first.type)
  const [lines, setLines] = useState(first.lines)
  const [client, setClient] = useState<ChosenClient>()
  const fields = useRef<HTMLDivElement>(null)
  const { mutateAsync } = useChange({
    change: (input: ReturnType<typeof toOperation>) =>
      foyer.storageOperations.create({ company_id: locationId, ...input }),
    affects: [
      ['goods_operations', locationId],
      ['good', locationId],
    ],
  })
  const record = async (values: Values) => {
    const { data } = await mutateAsync(toOperation(type, lines.length, values))
    onClose()
    say(t.recorded(t.types[type]), {
      actions: [{ label: t.show, run: () => set({ operation: data.id, new: '', of: '', reverse: '' }) }],
    })
  }
  return (
    <Form onSubmit={record} className="form-full" label={t.newOperation}>
      <Segmented
        label={t.type}
        value={String(type)}
        segments={operationTypes.map(one => ({ value: String(one), title: t.types[one] }))}
        onChange={value => setType(Number(value) as OperationType)}
      />
      <div className="form-columns">
        <StorageField label={t.storage} name="storage_id" storageId={first.storageId} />
        {type === operationType.move && (
          <StorageField label={t.storageTo} name="storage_to_id" storageId={first.storageToId} />
        )}
        <Field label={t.when} name="create_date" type="datetime-local" defaultValue={localMoment(timeZone)} />
        {type === operationType.sale && <ClientChoice label={t.client} value={client} onChange={setClient} />}
        {type === operationType.receipt && <SupplierField />}
        {type !== operationType.receipt && type !== operationType.move && (
          <TeamChoice label={t.teamMember} nobody="–" />
        )}
      </div>
      <div ref={fields}>
        <OperationLines type={type} lines={lines} onChange={setLines} />
      </div>
      <OperationSum type={type} lines={lines} within={fields} />
      <Field label={t.comment} name="comment" maxLength={5000} defaultValue={first.comment} isOptional />
      <div className="form-actions">
        <SubmitButton>{t.record}</SubmitButton>
        <Button kind="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
    </Form>
  )
}
