import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { OutsideIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EndpointRow } from './endpoint-row.tsx'

/** Lists the endpoints of a Location for people who manage its webhooks. */
export function Endpoints({ location }: { location: MyLocation }) {
  const t = useTexts('webhooks')
  const endpoints = useLoaded(
    () => foyer.endpoints.list({ location_id: location.id }),
    ['endpoint', location.id],
  )
  return (
    <Panel title={t.endpoints} note={t.endpointsNote}>
      <LoadedView of={endpoints}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(endpoint => (
                <EndpointRow
                  key={endpoint.id}
                  location={location}
                  endpoint={endpoint}
                  onChange={endpoints.reload}
                />
              ))}
            </ul>
          ) : (
            <Empty icon={<OutsideIcon />} title={t.noEndpoints}>
              {t.noEndpointsNote}
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}
