import './tiles.css'
import { useSearchParams } from 'react-router'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../applications/use-words.ts'
import { DirectoryFilter } from './directory-filter.tsx'
import { DirectoryTile } from './directory-tile.tsx'

type Query = NonNullable<Parameters<typeof foyer.directory.listForPages>[0]>

/** The public app directory. The search is in the URL, so that it can be shared. */
export function DirectoryPage() {
  const t = useTexts('directory')
  const { categories } = useWords()
  const [search] = useSearchParams()
  const text = search.get('text') || undefined
  const category = categories.find(({ value }) => value === search.get('category'))
    ?.value as Query['category']
  const cards = usePages(
    cursor => foyer.directory.listForPages({ text, category, cursor, count: 24 }),
    ['card', 'list', { category, text }],
    { keepsPrevious: true },
  )
  return (
    <Page title={t.title} description={t.description}>
      <DirectoryFilter key={search.toString()} text={text} category={category} />
      <PagedList
        of={cards}
        empty={
          <Panel title={t.results}>
            <Empty icon={<StoreIcon />} title={t.noneFound}>
              {t.noneFoundNote}
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
