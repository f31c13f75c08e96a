import { useLoaded } from '../../data/use-loaded.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { Missing } from '../../forms/missing-drawer.tsx'
import { foyer, type StorageOperation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { named, titled } from '../business/or-empty.ts'
import { usePlace } from '../business/place.tsx'
import { useStorages } from './lookups.ts'
import { type OperationType, operationType } from './operation-types.ts'
import { useUnitWords } from './use-unit-words.ts'

/** One storage operation with its lines. */
export function OperationDrawer() {
  const t = useTexts('products')
  const { locationId } = usePlace()
  const { values, set } = useSearch(['operation', 'new', 'reverse'])
  const document_id = idIn(values.operation) ?? 0
  const loaded = useLoaded(
    ({ signal }) => foyer.storageOperations.get({ company_id: locationId, document_id }, { signal }),
    ['goods_operations', locationId, document_id],
    { isEnabled: document_id > 0 },
  )
  const { state } = loaded
  const isReady = state.status === 'ready'
  const title = isReady
    ? t.operation(t.types[state.value.type_id as OperationType], document_id)
    : t.storageOperation
  return (
    <Drawer
      isWide
      title={title}
      actions={
        isReady && (
          <Button
            onClick={() => set({ operation: '', new: 'operation', reverse: document_id }, { isStep: true })}
          >
            {t.reverse}
          </Button>
        )
      }
      onClose={() => set({ operation: '' })}
    >
      {state.status === 'failed' && state.httpStatus === 404 ? (
        <Missing />
      ) : (
        <LoadedView of={loaded}>{operation => <OperationView operation={operation} />}</LoadedView>
      )}
    </Drawer>
  )
}

function OperationView({ operation }: { operation: StorageOperation }) {
  const t = useTexts('products')
  const { formats, money } = usePlace()
  const storages = useStorages()
  const { amountIn } = useUnitWords()
  const titleOf = (storageId: number) => storages.find(({ id }) => id === storageId)?.title ?? t.storage
  const { type_id, storage_id, storage_to_id, create_date } = operation
  // A move has two transactions for each product; the second says where it arrived.
  const lines = operation.transactions.filter(({ amount }) => type_id !== operationType.move || amount < 0)
  const [first] = lines
  const [client, supplier, master] = [named(first?.client), titled(first?.supplier), named(first?.master)]
  return (
    <>
      <Facts>
        <Fact name={t.when}>{formats.moment(create_date)}</Fact>
        <Fact name={t.storage}>
          {storage_to_id ? t.moveRoute(titleOf(storage_id), titleOf(storage_to_id)) : titleOf(storage_id)}
        </Fact>
        {client && <Fact name={t.client}>{client.name}</Fact>}
        {supplier && <Fact name={t.supplier}>{supplier.title}</Fact>}
        {master && <Fact name={t.teamMember}>{master.name}</Fact>}
        {first?.comment && <Fact name={t.comment}>{first.comment}</Fact>}
      </Facts>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{t.product}</th>
            <th scope="col">{t.amount}</th>
            <th scope="col">{t.pricePerUnit}</th>
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, good, amount, unit, cost_per_unit, cost }) => (
            <tr key={id}>
              <th scope="row">{good.title}</th>
              <td>{amountIn(amount, unit)}</td>
              <td>{money(cost_per_unit)}</td>
              <td>{money(cost)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t.total}
            </th>
            <td>{money(lines.reduce((sum, { cost }) => sum + cost, 0))}</td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}
