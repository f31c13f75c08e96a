import './loyalty.css'
import { useSearch } from '../../data/use-search.ts'
import { PageActions } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { BusinessPage } from '../business/place.tsx'
import { CardDrawer } from './card-drawer.tsx'
import { CardTable } from './card-table.tsx'
import { CardTypes } from './card-types.tsx'
import { IssueCard } from './issue-card.tsx'

/** The loyalty cards of a Location and their types. */
export function LoyaltyPage() {
  return (
    <BusinessPage>
      <Loyalty />
    </BusinessPage>
  )
}

function Loyalty() {
  const t = useTexts('loyalty')
  const { values, set } = useSearch(['view', 'card', 'new'])
  const view = values.view === 'types' ? 'types' : 'cards'
  return (
    <section className="business" aria-label={t.title}>
      <PageActions>
        <Button kind="primary" icon={<PlusIcon />} onClick={() => set({ new: 'card' }, { isStep: true })}>
          {t.issue}
        </Button>
      </PageActions>
      <div className="business-bar">
        <Segmented
          label={t.view}
          value={view}
          segments={[
            { value: 'cards', title: t.cards },
            { value: 'types', title: t.types },
          ]}
          onChange={value => set({ view: value === 'types' ? value : '' }, { isStep: true })}
        />
      </div>
      {view === 'types' ? <CardTypes /> : <CardTable />}
      {values.card && !values.new && <CardDrawer key={values.card} />}
      {values.new === 'card' && <IssueCard onClose={() => set({ new: '' })} />}
    </section>
  )
}
