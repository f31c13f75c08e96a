import './checks.css'
import { useLoaded } from '../../data/use-loaded.ts'
import { type EndpointCheck, foyer } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PanelBody } from '../../ui/panel.tsx'
import { CheckTable } from './check-table.tsx'

/** Hints come for each check; this is for when there is no connection for them. */
const pollMs = 5000

/** Shows a run and reads it again until it has ended. */
export function CheckRun({ partnerId, runId }: { partnerId: number; runId: number }) {
  const loaded = useLoaded(
    () => foyer.partnerWebhooks.getEndpointCheck({ partner_id: partnerId, check_id: runId }),
    ['endpoint_check', partnerId, runId],
    { pollMs: run => run?.finished_at === null && pollMs },
  )
  return <LoadedView of={loaded}>{run => <RunView run={run} />}</LoadedView>
}

function RunView({ run }: { run: EndpointCheck }) {
  const isOpen = run.finished_at === null
  const t = useTexts('applications')
  const { number } = useFormats()
  return (
    <>
      <PanelBody>
        {isOpen && (
          <progress
            className="check-progress"
            aria-label={t.checksDone}
            max={run.total || 1}
            value={run.checks.length}
          />
        )}
        {run.status === 'interrupted' && <Notice kind="error">{t.checkInterrupted(run.reason ?? '')}</Notice>}
        <div className="check-summary">
          {/* The text changes when a run begins and ends, so that a screen reader does not announce each check. */}
          <p role="status">
            {isOpen ? t.checking(run.url) : t.checked(run.url, countsOf(run, t.checkCounts).join(', '))}
          </p>
          {isOpen && run.total > 0 && (
            <span>{t.checkedOf(number(run.checks.length), number(run.total))}</span>
          )}
          {!isOpen && (
            <CopyButton what={t.results} label={t.copyAsJson} text={JSON.stringify(run, null, 2)} />
          )}
        </div>
      </PanelBody>
      {run.checks.length > 0 && <CheckTable checks={run.checks} />}
    </>
  )
}

type Counts = Areas['applications']['checkCounts']

/** Says that none failed or passed, but not that none was skipped. */
function countsOf({ checks }: EndpointCheck, words: Counts): string[] {
  const count = (state: keyof Counts) => checks.filter(check => check.state === state).length
  const states = (['failed', 'warning', 'passed', 'skipped'] as const).filter(
    state => count(state) > 0 || state === 'failed' || state === 'passed',
  )
  return states.map(state => words[state](count(state)))
}
