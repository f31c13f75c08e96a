import type { FoyerError } from '@foyer/sdk/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTask } from '../../data/use-task.ts'
import { type Application, foyer } from '../../foyer.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { StageBadges } from './stage-badges.tsx'
import { StageNotes } from './stage-notes.tsx'
import { cardLabels } from './words.ts'

interface StagePanelProps {
  application: Application
  onChange(): Promise<void>
}

/** Shows the stage of an application in the app directory, and the actions it allows. */
export function StagePanel({ application, onChange }: StagePanelProps) {
  const { id, stage, is_public, is_whitelisted, is_whitelist_requested, pending, pending_since } = application
  const [isDeleting, setDeleting] = useState(false)
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const act = async (work: Promise<unknown>, done: string) => {
    if (!(await run(() => work))) return
    say(done)
    await onChange()
  }
  const key = { application_id: id }
  return (
    <Panel
      title="App directory"
      note={<StageBadges application={application} />}
      actions={
        <>
          {(stage === 'draft' || (pending && !pending_since)) && (
            <Button
              kind="primary"
              isBusy={isBusy}
              onClick={() => void act(foyer.applications.submit(key), 'Review requested.')}
            >
              Request review
            </Button>
          )}
          {(stage === 'review' || pending) && (
            <Button
              isBusy={isBusy}
              onClick={() =>
                void act(
                  foyer.applications.withdraw(key),
                  pending ? 'Changes discarded.' : 'Request withdrawn.',
                )
              }
            >
              {pending ? 'Discard changes' : 'Withdraw request'}
            </Button>
          )}
          {stage === 'published' && is_public && (
            <ButtonLink to={`/appstore/applications/${id}`}>View card</ButtonLink>
          )}
        </>
      }
    >
      <PanelBody>
        {error && <Notice kind="error">{toSentence(error)}</Notice>}
        <StageNotes application={application} />
        <div className="form-actions">
          <ButtonLink to={`/connect/${id}`}>
            {stage === 'published' ? 'Connect to a location' : 'Try in a test location'}
          </ButtonLink>
          {!is_whitelisted && !is_whitelist_requested && (
            <Button
              isBusy={isBusy}
              onClick={() => void act(foyer.applications.requestWhitelisting(key), 'Whitelisting requested.')}
            >
              Request whitelisting
            </Button>
          )}
          {stage === 'draft' && (
            <Button kind="quiet" onClick={() => setDeleting(true)}>
              Delete draft{' '}
            </Button>
          )}
        </div>
      </PanelBody>
      {isDeleting && <DeleteDraft application={application} onClose={() => setDeleting(false)} />}
    </Panel>
  )
}

/** Names the fields, because those a review needs are in the first section, which may not be open. */
const toSentence = ({ fields, message }: FoyerError): string =>
  Object.entries(fields)
    .map(([field, [sentence]]) => `${cardLabels[field] ?? field} ${sentence}.`)
    .join(' ') || message

function DeleteDraft({ application, onClose }: { application: Application; onClose(): void }) {
  const navigate = useNavigate()
  const say = useToast()
  const remove = async () => {
    await foyer.applications.delete({ application_id: application.id })
    say(`Draft ${application.title} deleted.`)
    await navigate(`/partners/${application.partner.id}`)
  }
  return (
    <Confirm
      title={`Delete draft ${application.title}?`}
      action="Delete"
      onConfirm={remove}
      onClose={onClose}
    >
      This permanently deletes its card, its plans and the token of its system user.
    </Confirm>
  )
}
