import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { MoneyIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RevenueTable } from './revenue-table.tsx'

/** What was paid in each of the last twelve months, in each currency. */
export function Revenue({ applicationId }: { applicationId: number }) {
  const t = useTexts('publishing')
  const revenue = useLoaded(
    () => foyer.applications.listRevenue({ application_id: applicationId }),
    ['application_installation', applicationId, 'revenue'],
  )
  return (
    <Panel title={t.revenue} note={t.revenueNote}>
      <LoadedView of={revenue}>
        {lines =>
          lines.length === 0 ? (
            <Empty icon={<MoneyIcon />} title={t.noRevenue}>
              {t.noRevenueNote}
            </Empty>
          ) : (
            <RevenueTable lines={lines} />
          )
        }
      </LoadedView>
    </Panel>
  )
}
