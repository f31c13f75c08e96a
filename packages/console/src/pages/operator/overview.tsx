import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'

const pollMs = 15_000
/** Deliveries are due five seconds after a change, and sent within a few more. */
const lateSeconds = 30

/** What waits for an operator, with the way to each. */
export function OverviewPage() {
  const waiting = useLoaded(() => foyer.operators.getWaiting(), ['operator_waiting'], {
    pollMs: () => pollMs,
  })
  const t = useTexts('operator-room')
  const { number } = useFormats()
  return (
    <Panel title={t.pages['']} note={t.overviewNote}>
      <PanelBody>
        <LoadedView of={waiting}>
          {({ reviews, whitelist_requests, failing_endpoints, lag_seconds, suspensions }) => (
            <StatTiles>
              <Waiting label={t.reviews} count={reviews} note={t.toDo} to="/operator/reviews" />
              <Waiting
                label={t.whitelistRequests}
                count={whitelist_requests}
                note={t.toDo}
                to="/operator/reviews"
              />
              <Waiting
                label={t.failingEndpoints}
                count={failing_endpoints}
                note={t.toLookAt}
                to="/operator/health"
              />
              <StatTile
                label={t.lag}
                value={t.lagSeconds(number(lag_seconds))}
                note={lag_seconds > lateSeconds ? t.lagLate : t.lagFine}
                kind={lag_seconds > lateSeconds ? 'bad' : 'good'}
                to="/operator/health"
              />
              {/* Nobody has to do anything about them. */}
              <StatTile
                label={t.suspensions}
                value={number(suspensions)}
                note={t.inForce}
                to="/operator/blocks"
              />
            </StatTiles>
          )}
        </LoadedView>
      </PanelBody>
    </Panel>
  )
}

function Waiting({ label, count, note, to }: { label: string; count: number; note: string; to: string }) {
  const t = useTexts('operator-room')
  const { number } = useFormats()
  return (
    <StatTile
      label={label}
      value={number(count)}
      note={count > 0 ? note : t.nothing}
      kind={count > 0 ? 'bad' : 'good'}
      to={to}
    />
  )
}
