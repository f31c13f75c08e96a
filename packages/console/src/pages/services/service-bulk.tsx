import type { Service, ServiceCategory } from '@foyer/sdk/business'
import { useState } from 'react'
import type { Work } from '../../data/run-all.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Menu } from '../../ui/menu.tsx'
import { BulkChange } from '../bulk/bulk-change.tsx'
import { ChangeCategory } from './change-category.tsx'
import { ChangePrice } from './change-price.tsx'

interface ServiceBulkProps {
  location: MyLocation
  services: readonly Service[]
  categories: readonly ServiceCategory[]
  onDone(): void
}

type Fields = Omit<Parameters<typeof foyer.services.update>[0], 'location_id' | 'company_id' | 'service_id'>

interface Running {
  title: string
  services: readonly Service[]
  change: Work<Service>
}

/** What can be done with several services at once. */
export function ServiceBulk({ location, services, categories, onDone }: ServiceBulkProps) {
  const t = useTexts('services')
  const ui = useTexts('ui')
  const [asked, setAsked] = useState<'category' | 'price' | 'delete'>()
  const [running, setRunning] = useState<Running>()
  const ofLocation = { location_id: location.id }
  const close = () => setAsked(undefined)
  const run = (title: string, change: Work<Service>) => {
    close()
    setRunning({ title, services, change })
  }
  const update = (title: string, fieldsOf: (service: Service) => Fields) =>
    run(title, (service, options) =>
      foyer.services.update({ ...ofLocation, service_id: service.id, ...fieldsOf(service) }, options),
    )
  return (
    <>
      <Button onClick={() => setAsked('price')}>{t.changePrice}</Button>
      <Button onClick={() => setAsked('category')}>{t.moveToCategory}</Button>
      <Menu
        label={ui.actions}
        items={[
          { title: t.activate, onSelect: () => update(t.activate, () => ({ active: 1 })) },
          { title: t.deactivate, onSelect: () => update(t.deactivate, () => ({ active: 0 })) },
          'line',
          { title: t.deleteSelected, kind: 'danger', onSelect: () => setAsked('delete') },
        ]}
      />
      {asked === 'category' && (
        <ChangeCategory
          categories={categories}
          count={services.length}
          onChoose={category_id => update(t.moveToCategory, () => ({ category_id }))}
          onClose={close}
        />
      )}
      {asked === 'price' && (
        <ChangePrice
          services={services}
          onChoose={priceOf => update(t.changePrice, priceOf)}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <Confirm
          title={t.deleteSelectedTitle(services.length)}
          action={t.deleteSelected}
          onConfirm={async () =>
            run(t.deleteSelected, ({ id }, options) =>
              foyer.services.delete({ ...ofLocation, service_id: id }, options),
            )
          }
          onClose={close}
        >
          {t.deleteSelectedNote}
        </Confirm>
      )}
      {running && (
        <BulkChange
          title={running.title}
          items={running.services}
          itemTitle={({ title }) => title}
          change={running.change}
          affects={[['service', location.id]]}
          onClose={() => {
            setRunning(undefined)
            onDone()
          }}
        />
      )}
    </>
  )
}
