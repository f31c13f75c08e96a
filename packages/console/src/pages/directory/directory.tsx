import { useSearchParams } from 'react-router'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { categories } from '../applications/words.ts'
import { DirectoryFilter } from './directory-filter.tsx'
import { DirectoryTile } from './directory-tile.tsx'

type Query = NonNullable<Parameters<typeof foyer.directory.listForPages>[0]>

/** The public app directory. The search is in the URL, so that it can be shared. */
export function DirectoryPage() {
  const [search] = useSearchParams()
  const text = search.get('text') || undefined
  const category = categories.find(({ slug }) => slug === search.get('category'))?.slug as Query['category']
  const cards = usePages(
    cursor => foyer.directory.listForPages({ text, category, cursor, count: 24 }),
    `${category} ${text}`,
  )
  return (
    <Page
      title="App directory"
      description="Applications for your locations. Each one gets only the rights on its card."
    >
      <DirectoryFilter key={search.toString()} text={text} category={category} />
      <PagedList
        of={cards}
        empty={
          <Panel title="Search results">
            <Empty icon={<StoreIcon />} title="No applications found">
              Try another category or other words.
            </Empty>
          </Panel>
        }
      >
        {list => (
          <ul className="tiles">
            {list.map(card => (
              <DirectoryTile key={card.id} card={card} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}
