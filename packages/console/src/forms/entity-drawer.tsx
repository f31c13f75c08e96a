import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { Form, type notSaved } from '../ui/form.tsx'
import { Notice } from '../ui/notice.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { useToast } from '../ui/toast.tsx'
import { Latest } from './latest.tsx'

interface Deletion {
  title: string
  note: string
  /** Resolves to what is said afterwards. */
  run(): Promise<string>
}

interface EntityDrawerProps<Entity> {
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** Undefined for a new one. Others may change it while the drawer is open. */
  entity: Entity | undefined
  /** Somebody has deleted it: what was typed can still be read, but not saved. */
  isGone?: boolean
  /** Without it, it can't be deleted here. */
  deletion?: Deletion | false
  onClose(): void
  /** An `EntityForm`. */
  children(entity: Entity | undefined): ReactNode
}

interface Opened {
  title: string
  isNew: boolean
  isGone: boolean
  close(): void
  askToDelete: (() => void) | undefined
}

const OpenedContext = createContext<Opened | undefined>(undefined)

/** Creates, changes or deletes one thing. The question stands beside the form, because forms can't contain forms. */
export function EntityDrawer<Entity>(props: EntityDrawerProps<Entity>) {
  const { title, description, actions, entity, isGone = false, deletion, onClose, children } = props
  const ui = useTexts('ui')
  const say = useToast()
  const [isDeleting, setDeleting] = useState(false)
  const canDelete = deletion && entity !== undefined
  const opened: Opened = {
    title,
    isNew: entity === undefined,
    isGone,
    close: onClose,
    askToDelete: canDelete ? () => setDeleting(true) : undefined,
  }
  return (
    <Drawer title={title} description={description} actions={actions} onClose={onClose}>
      {isGone && !isDeleting && <Notice kind="error">{ui.deletedMeanwhile}</Notice>}
      <OpenedContext value={opened}>
        <Latest of={entity}>{children}</Latest>
      </OpenedContext>
      {canDelete && isDeleting && (
        <Confirm
          title={deletion.title}
          action={ui.delete}
          onConfirm={async () => {
            say(await deletion.run())
            onClose()
          }}
          onClose={() => setDeleting(false)}
        >
          {deletion.note}
        </Confirm>
      )}
    </Drawer>
  )
}

interface EntityFormProps {
  /** Resolves to what is said when the drawer closes; to nothing, or `notSaved`, if it stays open. */
  onSave(form: HTMLFormElement): Promise<string | typeof notSaved | undefined>
  /** What the button says that creates. */
  createAction?: string
  children: ReactNode
}

/** The form in an `EntityDrawer`, with its buttons. */
export function EntityForm({ onSave, createAction, children }: EntityFormProps) {
  const ui = useTexts('ui')
  const say = useToast()
  const opened = useContext(OpenedContext)
  if (!opened) throw new Error('An EntityForm needs an EntityDrawer around it.')
  const { title, isNew, isGone, close, askToDelete } = opened
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const said = await onSave(form)
    if (typeof said !== 'string') return said
    say(said)
    close()
  }
  return (
    <Form onSubmit={save} className="form-full" label={title}>
      {children}
      <div className="form-actions form-actions-stay">
        {!isGone && <SubmitButton>{isNew ? (createAction ?? ui.add) : ui.save}</SubmitButton>}
        <Button onClick={close}>{ui.cancel}</Button>
        {askToDelete && !isGone && (
          <Button kind="quiet" className="button-apart" onClick={askToDelete}>
            {ui.delete}
          </Button>
        )}
      </div>
    </Form>
  )
}
