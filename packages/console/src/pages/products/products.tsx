import './products.css'
import { useSearch } from '../../data/use-search.ts'
import { PageActions } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { BusinessPage } from '../business/place.tsx'
import { Movements } from './movements.tsx'
import { NewOperation } from './new-operation.tsx'
import { OperationDrawer } from './operation-drawer.tsx'
import { ProductDrawer } from './product-drawer.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductTable } from './product-table.tsx'

/** The products of a Location, their stock, and what came into the storages and left them. */
export function ProductsPage() {
  return (
    <BusinessPage>
      <Products />
    </BusinessPage>
  )
}

const views = ['products', 'movements'] as const

function Products() {
  const t = useTexts('products')
  const { values, set } = useSearch(['view', 'product', 'operation', 'new', 'of', 'reverse'])
  const view = values.view === 'movements' ? 'movements' : 'products'
  return (
    <section className="business" aria-label={t.title}>
      <PageActions>
        <Button onClick={() => set({ new: 'operation', of: '', reverse: '' }, { isStep: true })}>
          {t.newOperation}
        </Button>
        <Button kind="primary" icon={<PlusIcon />} onClick={() => set({ new: 'product' }, { isStep: true })}>
          {t.newProduct}
        </Button>
      </PageActions>
      <div className="business-bar">
        <Segmented
          label={t.view}
          value={view}
          segments={views.map(value => ({ value, title: t[value] }))}
          onChange={value => set({ view: value === 'products' ? '' : value }, { isStep: true })}
        />
      </div>
      {view === 'products' ? <ProductTable /> : <Movements />}
      {values.product && !values.new && <ProductDrawer key={values.product} />}
      {values.operation && !values.new && <OperationDrawer key={values.operation} />}
      {values.new === 'product' && <ProductForm onClose={() => set({ new: '' })} />}
      {values.new === 'operation' && <NewOperation onClose={() => set({ new: '', of: '', reverse: '' })} />}
    </section>
  )
}
