import { useEffect } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type EndpointCheck, foyer } from '../../foyer.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PanelBody } from '../../ui/panel.tsx'
import { CheckTable } from './check-table.tsx'

const pollMs = 1000

/** Shows a run and reads it again until it has ended. */
export function CheckRun({ partnerId, runId }: { partnerId: number; runId: number }) {
  const loaded = useLoaded(
    () => foyer.partnerWebhooks.getEndpointCheck({ partner_id: partnerId, check_id: runId }),
    runId,
  )
  const { state, reload } = loaded
  const isOpen = state.status === 'ready' && state.value.finished_at === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state is followed by another read.
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => void reload(), pollMs)
    return () => clearTimeout(timer)
  }, [isOpen, state, reload])
  return <LoadedView of={loaded}>{run => <RunView run={run} />}</LoadedView>
}

function RunView({ run }: { run: EndpointCheck }) {
  const isOpen = run.finished_at === null
  return (
    <>
      <PanelBody>
        {isOpen && (
          <progress
            className="check-progress"
            aria-label="Checks done"
            max={run.total || 1}
            value={run.checks.length}
          />
        )}
        {run.status === 'interrupted' && (
          <Notice kind="error">The check was interrupted. {run.reason}</Notice>
        )}
        <div className="check-summary">
          {/* The text changes when a run begins and ends, so that a screen reader is not told of each check. */}
          <p role="status">{isOpen ? `Checking ${run.url} …` : inWords(run)}</p>
          {isOpen && run.total > 0 && (
            <span>
              {run.checks.length} of {run.total}
            </span>
          )}
          {!isOpen && <CopyButton what="Results" label="Copy as JSON" text={JSON.stringify(run, null, 2)} />}
        </div>
      </PanelBody>
      {run.checks.length > 0 && <CheckTable checks={run.checks} />}
    </>
  )
}

function inWords({ url, checks }: EndpointCheck): string {
  const count = (state: string) => checks.filter(check => check.state === state).length
  const [passed, warnings, failed, skipped] = ['passed', 'warning', 'failed', 'skipped'].map(count)
  const parts = [
    `${failed} failed`,
    ...(warnings ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
    `${passed} passed`,
    ...(skipped ? [`${skipped} skipped`] : []),
  ]
  return `${url}: ${parts.join(', ')}.`
}
