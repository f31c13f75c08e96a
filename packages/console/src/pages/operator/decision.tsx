import { FoyerError } from '@foyer/sdk/account'
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
  /** Gets the reason when the application changed in the meantime and nothing was decided. */
  onDecide(conflict: string | undefined): Promise<void>
}

/** Lets an operator publish or return an application, or changes to a published one. */
export function Decision({ application, onDecide }: DecisionProps) {
  const { id, title, stage, pending_since, revision, is_whitelisted } = application
  const [asked, setAsked] = useState<'publish' | 'return'>()
  const say = useToast()
  if (stage !== 'review' && !pending_since) return null
  const isFirst = stage === 'review'
  const close = () => setAsked(undefined)
  const decide = async (work: Promise<unknown>, done: string) => {
    const conflict = await work.then(() => undefined, conflictMessage)
    close()
    if (!conflict) say(done)
    await onDecide(conflict)
  }
  return (
    <Panel title={isFirst ? `Review of ${title}` : `Changes to ${title}`}>
      <PanelBody>
        <p className="soft">
          {isFirst
            ? 'Check the card, the addresses and the rights below. Once you publish it, owners can connect it.'
            : `Owners see the published version until you publish these changes. They have been waiting since ${toMoment(pending_since ?? '')}.`}
        </p>
        {is_whitelisted && (
          <Notice kind="info">
            It is whitelisted: owners connect it without a confirmation, also after you publish these changes.
            If you no longer trust it, remove it from the whitelist below.
          </Notice>
        )}
        {pending_since && <PendingChanges application={application} />}
        <div className="form-actions">
          <Button kind="primary" onClick={() => setAsked('publish')}>
            {isFirst ? 'Publish' : 'Publish changes'}
          </Button>
          <Button onClick={() => setAsked('return')}>Return</Button>
        </div>
      </PanelBody>
      {asked === 'publish' && (
        <AskNote
          title={isFirst ? `Publish ${title}?` : `Publish changes to ${title}?`}
          action="Publish it"
          isOptional
          onConfirm={note =>
            decide(
              foyer.operators.publish({ application_id: id, revision, note: note || undefined }),
              isFirst ? `${title} published.` : `Changes to ${title} published.`,
            )
          }
          onClose={close}
        >
          The note goes to the audit log.
        </AskNote>
      )}
      {asked === 'return' && (
        <AskNote
          title={`Return ${title} to the developer?`}
          action="Return it"
          label="Required changes"
          onConfirm={note =>
            decide(foyer.operators.return({ application_id: id, note }), `${title} returned.`)
          }
          onClose={close}
        >
          The developer sees this note.
        </AskNote>
      )}
    </Panel>
  )
}

/** Returns the message of a conflict, which the page shows with the new state; other errors stay in the dialog. */
function conflictMessage(error: unknown): string {
  if (error instanceof FoyerError && error.status === 409) return error.message
  throw error
}
