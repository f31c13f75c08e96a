import { useState } from 'react'
import { type Application, foyer, type Right } from '../../foyer.ts'
import { AskNote } from '../../ui/ask-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

interface DecisionProps {
  application: Application
  onDecide(): Promise<void>
}

/** What waits for a yes or a no: a review, or further rights. */
export function Decision({ application, onDecide }: DecisionProps) {
  const { id, title, stage, requested_rights, rights } = application
  const [asked, setAsked] = useState<'publish' | 'return'>()
  const say = useToast()
  if (stage !== 'review' && !requested_rights) return null
  const isFirst = stage === 'review'
  const close = () => setAsked(undefined)
  const decide = async (work: Promise<unknown>, done: string) => {
    await work
    close()
    say(done)
    await onDecide()
  }
  // The rights as they are shown here: when the developer asks for others by now, the server refuses.
  const seen = (requested_rights ?? rights) as Right[]
  return (
    <Panel title={isFirst ? `${title} asks for a review` : `${title} asks for further rights`}>
      <PanelBody>
        <p className="soft">
          {isFirst
            ? 'Look at the card and the rights below. Published, everybody finds it in the store.'
            : 'It is published and stays so; only the rights marked as new wait for you.'}
        </p>
        <div className="form-actions">
          <Button kind="primary" onClick={() => setAsked('publish')}>
            {isFirst ? 'Publish' : 'Give the rights'}
          </Button>
          <Button onClick={() => setAsked('return')}>Send back</Button>
        </div>
      </PanelBody>
      {asked === 'publish' && (
        <AskNote
          title={isFirst ? `Publish ${title}?` : `Give ${title} these rights?`}
          action={isFirst ? 'Publish it' : 'Give the rights'}
          isOptional
          onConfirm={note =>
            decide(
              foyer.operators.publish({ application_id: id, rights: seen, note: note || undefined }),
              isFirst ? `${title} is published.` : `${title} has the rights now.`,
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
