import { useSearchParams } from 'react-router'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { categories } from '../applications/words.ts'
import { StoreFilter } from './directory-filter.tsx'
import { StoreTile } from './directory-tile.tsx'

type Query = NonNullable<Parameters<typeof foyer.directory.listForPages>[0]>

/** The list of applications, for everybody. What is looked for stands in the address. */
export function StorePage() {
  const [search] = useSearchParams()
  const text = search.get('text') || undefined
  const category = categories.find(({ slug }) => slug === search.get('category'))?.slug as Query['category']
  const cards = usePages(
    cursor => foyer.directory.listForPages({ text, category, cursor, count: 24 }),
    `${category} ${text}`,
  )
  return (
    <Page
      title="Applications"
      description="What others have built for your Location. Connect it, and it does exactly what you allow."
    >
      <StoreFilter key={search.toString()} text={text} category={category} />
      <PagedList
        of={cards}
        empty={
          <Panel title="Nothing found">
            <Empty icon={<StoreIcon />} title="No application fits">
              Look in another category, or with other words.
            </Empty>
          </Panel>
        }
      >
        {list => (
          <ul className="tiles">
            {list.map(card => (
              <StoreTile key={card.id} card={card} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}
