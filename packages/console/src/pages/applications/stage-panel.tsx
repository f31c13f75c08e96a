import type { FoyerError } from '@foyer/sdk/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTask } from '../../data/use-task.ts'
import { type Application, foyer } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { fieldMessage } from '../../ui/field-message.ts'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { StageBadges } from './stage-badges.tsx'
import { StageNotes } from './stage-notes.tsx'

interface StagePanelProps {
  application: Application
  onChange(): Promise<void>
}

/** Shows the stage of an application in the app directory, and the actions it allows. */
export function StagePanel({ application, onChange }: StagePanelProps) {
  const {
    id,
    stage,
    is_public,
    is_disabled,
    is_whitelisted,
    is_whitelist_requested,
    pending,
    pending_since,
  } = application
  const [isDeleting, setDeleting] = useState(false)
  const { isBusy, error, run } = useTask()
  const t = useTexts('applications')
  const { fields } = useTexts('marketplace')
  const ui = useTexts('ui')
  const say = useToast()
  const isAdmin = useMayAs(application.partner.id)('admin')
  const act = async (work: Promise<unknown>, done: string) => {
    if (!(await run(() => work))) return
    say(done)
    await onChange()
  }
  const key = { application_id: id }
  return (
    <Panel
      title={t.directory}
      note={<StageBadges application={application} />}
      actions={
        <>
          {isAdmin && (stage === 'draft' || (pending && !pending_since)) && (
            <Button
              kind="primary"
              isBusy={isBusy}
              onClick={() => void act(foyer.applications.submit(key), t.reviewRequested)}
            >
              {t.requestReview}
            </Button>
          )}
          {isAdmin && (stage === 'review' || pending) && (
            <Button
              isBusy={isBusy}
              onClick={() =>
                void act(foyer.applications.withdraw(key), pending ? t.changesDiscarded : t.requestWithdrawn)
              }
            >
              {pending ? t.discardChanges : t.withdrawRequest}
            </Button>
          )}
          {stage === 'published' && is_public && !is_disabled && (
            <ButtonLink to={`/appstore/applications/${id}`}>{t.viewCard}</ButtonLink>
          )}
        </>
      }
    >
      <PanelBody>
        {error && <Notice kind="error">{toSentence(error, fields, ui.problems)}</Notice>}
        <StageNotes application={application} />
        <div className="form-actions">
          {!is_disabled && (
            <ButtonLink to={`/connect/${id}`}>{stage === 'published' ? t.connect : t.tryOut}</ButtonLink>
          )}
          {isAdmin && !is_disabled && !is_whitelisted && !is_whitelist_requested && (
            <Button
              isBusy={isBusy}
              onClick={() => void act(foyer.applications.requestWhitelisting(key), t.whitelistingRequested)}
            >
              {t.requestWhitelisting}
            </Button>
          )}
          {isAdmin && stage === 'draft' && (
            <Button kind="quiet" onClick={() => setDeleting(true)}>
              {t.deleteDraft}
            </Button>
          )}
        </div>
      </PanelBody>
      {isDeleting && <DeleteDraft application={application} onClose={() => setDeleting(false)} />}
    </Panel>
  )
}

/** Names the fields, because those a review needs are in the first section, which may not be open. */
const toSentence = (
  { fields, message }: FoyerError,
  labels: Record<string, string>,
  problems: Areas['ui']['problems'],
): string =>
  Object.entries(fields)
    .map(([field, [problem = '']]) => fieldMessage(problems, labels[field] ?? field, problem))
    .join(' ') || message

function DeleteDraft({ application, onClose }: { application: Application; onClose(): void }) {
  const navigate = useNavigate()
  const say = useToast()
  const t = useTexts('applications')
  const ui = useTexts('ui')
  const remove = async () => {
    await foyer.applications.delete({ application_id: application.id })
    say(t.draftDeleted(application.title))
    await navigate(`/partners/${application.partner.id}`)
  }
  return (
    <Confirm
      title={t.deleteDraftNamed(application.title)}
      action={ui.delete}
      onConfirm={remove}
      onClose={onClose}
    >
      {t.deleteDraftNote}
    </Confirm>
  )
}
