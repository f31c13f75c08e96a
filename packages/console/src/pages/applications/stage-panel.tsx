import type { FoyerError } from '@foyer/sdk'
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

/** The way of an application into the store, and the next step on it. */
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
      title="In the store"
      note={<StageBadges application={application} />}
      actions={
        <>
          {(stage === 'draft' || (pending && !pending_since)) && (
            <Button
              kind="primary"
              isBusy={isBusy}
              onClick={() => void act(foyer.applications.submit(key), 'An operator will look at it.')}
            >
              Ask for a review
            </Button>
          )}
          {(stage === 'review' || pending) && (
            <Button
              isBusy={isBusy}
              onClick={() =>
                void act(
                  foyer.applications.withdraw(key),
                  pending ? 'The changes are dropped.' : 'The request is taken back.',
                )
              }
            >
              {pending ? 'Drop the changes' : 'Take the request back'}
            </Button>
          )}
          {stage === 'published' && is_public && (
            <ButtonLink to={`/appstore/applications/${id}`}>See the card</ButtonLink>
          )}
        </>
      }
    >
      <PanelBody>
        {error && <Notice kind="error">{inWords(error)}</Notice>}
        <StageNotes application={application} />
        <div className="form-actions">
          <ButtonLink to={`/connect/${id}`}>
            {stage === 'published' ? 'Connect it to a Location' : 'Try it in a test Location'}
          </ButtonLink>
          {!is_whitelisted && !is_whitelist_requested && (
            <Button
              isBusy={isBusy}
              onClick={() =>
                void act(foyer.applications.requestWhitelisting(key), 'An operator will decide on it.')
              }
            >
              Ask for the whitelist
            </Button>
          )}
          {stage === 'draft' && (
            <Button kind="quiet" onClick={() => setDeleting(true)}>
              Delete the draft
            </Button>
          )}
        </div>
      </PanelBody>
      {isDeleting && <DeleteDraft application={application} onClose={() => setDeleting(false)} />}
    </Panel>
  )
}

/** The fields that a review needs are in the first section, whichever is open. */
const inWords = ({ fields, message }: FoyerError): string =>
  Object.entries(fields)
    .map(([field, [sentence]]) => `${cardLabels[field] ?? field} ${sentence}.`)
    .join(' ') || message

function DeleteDraft({ application, onClose }: { application: Application; onClose(): void }) {
  const navigate = useNavigate()
  const say = useToast()
  const remove = async () => {
    await foyer.applications.delete({ application_id: application.id })
    say(`The draft ${application.title} is deleted.`)
    await navigate(`/partners/${application.partner.id}`)
  }
  return (
    <Confirm
      title={`Delete the draft ${application.title}?`}
      action="Delete"
      onConfirm={remove}
      onClose={onClose}
    >
      Its card, its tariffs and the token of its system user are gone for good.
    </Confirm>
  )
}
