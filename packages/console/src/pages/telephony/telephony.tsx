import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'

export function TelephonyPage() {
  const t = useTexts('telephony')
  const chains = useLoaded(() => foyer.telephony.listChains(), ['chain'])
  return (
    <Page title={t.title} description={t.description}>
      <Panel title={t.yourChains}>
        <LoadedView of={chains}>
          {list =>
            list.length > 0 ? (
              <ul className="rows">
                {list.map(({ id, title, locations }) => (
                  <RowLink
                    key={id}
                    to={`/telephony/${id}`}
                    title={title}
                    note={locations.map(location => location.title).join(', ')}
                  />
                ))}
              </ul>
            ) : (
              <Empty icon={<PhoneIcon />} title={t.noLocations}>
                {t.noLocationsNote}
              </Empty>
            )
          }
        </LoadedView>
      </Panel>
    </Page>
  )
}
