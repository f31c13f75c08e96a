import { FoyerError } from '@foyer/sdk'
import { useState } from 'react'
import { toMoment } from '../../data/dates.ts'
import { type Application, foyer } from '../../foyer.ts'
import { AskNote } from '../../ui/ask-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PendingChanges } from '../applications/pending-changes.tsx'

interface DecisionProps {
  application: Application
  /** With the reason, when what waited had changed meanwhile and nothing was decided. */
  onDecide(conflict: string | undefined): Promise<void>
}

/** What waits for a yes or a no: a review, or changes of what is published. */
export function Decision({ application, onDecide }: DecisionProps) {
  const { id, title, stage, pending_since, revision, is_whitelisted } = application
  const [asked, setAsked] = useState<'publish' | 'return'>()
  const say = useToast()
  if (stage !== 'review' && !pending_since) return null
  const isFirst = stage === 'review'
  const close = () => setAsked(undefined)
  const decide = async (work: Promise<unknown>, done: string) => {
    const conflict = await work.then(() => undefined, sentenceOfConflict)
    close()
    if (!conflict) say(done)
    await onDecide(conflict)
  }
  return (
    <Panel title={isFirst ? `${title} asks for a review` : `${title} wants to change`}>
      <PanelBody>
        <p className="soft">
          {isFirst
            ? 'Look at the card, the addresses and the rights below. Published, owners can connect it.'
            : `It stays as it is published until you agree. These changes wait since ${toMoment(pending_since ?? '')}.`}
        </p>
        {is_whitelisted && (
          <Notice kind="info">
            It is whitelisted: owners connect it without a confirmation. That stays so after you publish this.
            Take it off the whitelist below if the changed application does not deserve it.
          </Notice>
        )}
        {pending_since && <PendingChanges application={application} />}
        <div className="form-actions">
          <Button kind="primary" onClick={() => setAsked('publish')}>
            {isFirst ? 'Publish' : 'Publish the changes'}
          </Button>
          <Button onClick={() => setAsked('return')}>Send back</Button>
        </div>
      </PanelBody>
      {asked === 'publish' && (
        <AskNote
          title={isFirst ? `Publish ${title}?` : `Publish the changes of ${title}?`}
          action="Publish it"
          isOptional
          onConfirm={note =>
            decide(
              foyer.operators.publish({ application_id: id, revision, note: note || undefined }),
              isFirst ? `${title} is published.` : `The changes of ${title} are published.`,
            )
          }
          onClose={close}
        >
          The note is for the audit log.
        </AskNote>
      )}
      {asked === 'return' && (
        <AskNote
          title={`Send ${title} back?`}
          action="Send it back"
          label="What has to change"
          onConfirm={note =>
            decide(foyer.operators.return({ application_id: id, note }), `${title} is sent back.`)
          }
          onClose={close}
        >
          The developer reads your words.
        </AskNote>
      )}
    </Panel>
  )
}

/** The page shows what is true by now, and says why; any other failure stays in the dialog. */
function sentenceOfConflict(error: unknown): string {
  if (error instanceof FoyerError && error.status === 409) return error.message
  throw error
}
