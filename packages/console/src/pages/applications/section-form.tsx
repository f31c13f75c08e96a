import type { ReactNode } from 'react'
import { foyer } from '../../foyer.ts'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApplication } from './application.tsx'

type Changes = Omit<Parameters<typeof foyer.applications.update>[0], 'application_id'>

interface SectionFormProps {
  title: string
  note: string
  toChanges(values: Values, form: HTMLFormElement): Changes
  children: ReactNode
}

/** Saves one section of an application. It is read-only while the application is under review. */
export function SectionForm({ title, note, toChanges, children }: SectionFormProps) {
  const { application, reload } = useApplication()
  const say = useToast()
  const save = async (values: Values, form: HTMLFormElement) => {
    const { data } = await foyer.applications.update({
      application_id: application.id,
      ...toChanges(values, form),
    })
    say(data.pending_since ? `${title} saved. The changes wait for review.` : `${title} saved.`)
    await reload()
  }
  return (
    <Panel title={title} note={note}>
      <PanelBody>
        <Form key={String(application.pending === null)} onSubmit={save} className="form-full" label={title}>
          <fieldset className="section-fields" disabled={application.stage === 'review'}>
            {children}
            <div className="form-actions">
              <SubmitButton>Save</SubmitButton>
            </div>
          </fieldset>
        </Form>
      </PanelBody>
    </Panel>
  )
}

export const isOn = (values: Values, name: string): boolean => values[name] === 'on'
