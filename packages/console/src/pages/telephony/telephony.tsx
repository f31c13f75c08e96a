import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'

export function TelephonyPage() {
  const chains = useLoaded(() => foyer.telephony.listChains(), 'chains')
  return (
    <Page title="Telephony" description="The PBX, the routes and the calls of each chain.">
      <Panel title="Your chains">
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
              <Empty icon={<PhoneIcon />} title="No locations yet">
                Add a location, or ask an owner to invite you to one.
              </Empty>
            )
          }
        </LoadedView>
      </Panel>
    </Page>
  )
}
