import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { OutsideIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EndpointRow } from './endpoint-row.tsx'

/** Who hears of what happens in a Location, for those who manage its webhooks. */
export function Endpoints({ location }: { location: MyLocation }) {
  const receivers = useLoaded(() => foyer.endpoints.list({ location_id: location.id }), location.id)
  return (
    <Panel title="Endpoints" note="Addresses to which changes in this Location are sent.">
      <LoadedView of={receivers}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(receiver => (
                <EndpointRow
                  key={receiver.id}
                  location={location}
                  receiver={receiver}
                  onChange={receivers.reload}
                />
              ))}
            </ul>
          ) : (
            <Empty icon={<OutsideIcon />} title="Nobody is told">
              Applications that you connect, and programs that you give a token, can ask to be told of
              changes.
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}
