import { useState } from 'react'
import { type Application, foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AskNote } from '../../ui/ask-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { conflictMessage } from './conflict-message.ts'
import { ReviewDiff } from './review-diff.tsx'

interface DecisionProps {
  application: Application
  /** Gets the reason when the application changed in the meantime and nothing was decided. */
  onDecide(conflict: string | undefined): Promise<void>
}

/** Lets an operator publish or return an application, or changes to a published one. */
export function Decision({ application, onDecide }: DecisionProps) {
  const { id, title, stage, pending_since, revision, is_whitelisted } = application
  const [asked, setAsked] = useState<'publish' | 'return'>()
  const say = useToast()
  const t = useTexts('operator')
  const { moment } = useFormats()
  const isDecidable = stage === 'review' || Boolean(pending_since)
  if (!isDecidable && asked) setAsked(undefined)
  if (!isDecidable) return null
  const isFirst = stage === 'review'
  const close = () => setAsked(undefined)
  const decide = async (work: Promise<unknown>, done: string) => {
    const conflict = await work.then(() => undefined, conflictMessage)
    close()
    if (!conflict) say(done)
    await onDecide(conflict)
  }
  return (
    <Panel title={isFirst ? t.reviewOf(title) : t.changesTo(title)}>
      <PanelBody>
        <p className="soft">{pending_since ? t.changesNote(moment(pending_since)) : t.reviewNote}</p>
        {is_whitelisted && <Notice kind="info">{t.whitelistWarning}</Notice>}
        <ReviewDiff application={application} />
        <div className="form-actions">
          <Button kind="primary" onClick={() => setAsked('publish')}>
            {isFirst ? t.publish : t.publishChanges}
          </Button>
          <Button onClick={() => setAsked('return')}>{t.giveBack}</Button>
        </div>
      </PanelBody>
      {asked === 'publish' && (
        <AskNote
          title={isFirst ? t.publishQuestion(title) : t.publishChangesQuestion(title)}
          action={t.publishIt}
          isOptional
          onConfirm={note =>
            decide(
              foyer.operators.publish({
                application_id: id,
                revision,
                note: note || undefined,
              }),
              isFirst ? t.published(title) : t.changesPublished(title),
            )
          }
          onClose={close}
        >
          {t.noteIsLogged}
        </AskNote>
      )}
      {asked === 'return' && (
        <AskNote
          title={t.giveBackQuestion(title)}
          action={t.giveBackIt}
          label={t.requiredChanges}
          onConfirm={note =>
            decide(foyer.operators.return({ application_id: id, note, revision }), t.givenBack(title))
          }
          onClose={close}
        >
          {t.noteIsShown}
        </AskNote>
      )}
    </Panel>
  )
}
