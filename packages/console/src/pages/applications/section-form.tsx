import { applicationsUpdate } from '@foyer/sdk/inputs'
import type { ReactNode } from 'react'
import { Latest } from '../../forms/latest.tsx'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { type Application, foyer } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Form, notSaved } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApplication } from './application.tsx'

export type Changes = Partial<Parameters<typeof foyer.applications.update>[0]>

interface SectionFormProps {
  title: string
  note: string
  /** Adds to what is saved; undefined saves nothing. */
  prepare?(changes: Changes): Promise<Changes | undefined>
  /** Fields with the names that the operation has. */
  children(application: Application): ReactNode
}

/** Saves one section of an application. It is read-only while the application is under review. */
export function SectionForm({ title, note, prepare, children }: SectionFormProps) {
  const { application, reload } = useApplication()
  const say = useToast()
  const t = useTexts('applications')
  const ui = useTexts('ui')
  const mayChange = useMayAs(application.partner.id)('developer')
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const application_id = application.id
    const input = readInput(applicationsUpdate, form, { application_id })
    const edited = onlyEdited(form, input)
    const changes = prepare ? await prepare(edited) : edited
    if (!changes) return notSaved
    const { data } = await foyer.applications.update({ ...changes, application_id })
    say(data.pending_since ? t.sectionWaits(title) : t.sectionSaved(title))
    await reload()
  }
  return (
    <Panel title={title} note={note}>
      <PanelBody>
        <Latest of={application} about={({ revision }) => revision}>
          {shown => (
            <Form onSubmit={save} className="form-full" label={title}>
              <fieldset className="section-fields" disabled={!mayChange || application.stage === 'review'}>
                {children(shown)}
                {mayChange && (
                  <div className="form-actions">
                    <SubmitButton>{ui.save}</SubmitButton>
                  </div>
                )}
              </fieldset>
            </Form>
          )}
        </Latest>
      </PanelBody>
    </Panel>
  )
}
