import { dayOf } from '../../data/location-days.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useStorages } from './lookups.ts'
import { MovementTable } from './movement-table.tsx'
import { operationTypes } from './operation-types.ts'

/** What came into the storages and left them. */
export function Movements() {
  const t = useTexts('products')
  const storages = useStorages()
  const { values, set } = useSearch(['type', 'storage', 'from', 'to'])
  const [from, to] = [dayOf(values.from), dayOf(values.to)]
  const filter = {
    type_id: operationTypes.find(type => String(type) === values.type),
    storage_id: idIn(values.storage),
    start_date: from || undefined,
    end_date: to || undefined,
  }
  return (
    <MovementTable
      filter={filter}
      toolbar={
        <>
          <select
            aria-label={t.type}
            value={values.type}
            onChange={({ target }) => set({ type: target.value }, { isStep: true })}
          >
            <option value="">{t.allTypes}</option>
            {operationTypes.map(type => (
              <option key={type} value={type}>
                {t.types[type]}
              </option>
            ))}
          </select>
          <select
            aria-label={t.storage}
            value={values.storage}
            onChange={({ target }) => set({ storage: target.value }, { isStep: true })}
          >
            <option value="">{t.allStorages}</option>
            {storages.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <input
            type="date"
            aria-label={t.from}
            value={from}
            onChange={({ target }) => set({ from: target.value })}
          />
          <input
            type="date"
            aria-label={t.till}
            value={to}
            onChange={({ target }) => set({ to: target.value })}
          />
        </>
      }
    />
  )
}
