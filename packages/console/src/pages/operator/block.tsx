import { useState } from 'react'
import { foyer } from '../../foyer.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, numberIn, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { OperatorPaymentIds } from './payment-ids.tsx'

type Block = Awaited<ReturnType<typeof foyer.operators.blockInstallation>>['data']

/** What operators set for a Location. */
export const BlockPage = () => (
  <>
    <BlockPanel />
    <OperatorPaymentIds />
  </>
)

/** Whether anything new can be connected to a Location. */
function BlockPanel() {
  const [changed, setChanged] = useState<Block>()
  const change = async ({ location_id, act }: Values) => {
    setChanged(undefined)
    const key = { location_id: numberIn(location_id) }
    const { data } = await (act === 'block'
      ? foyer.operators.blockInstallation(key)
      : foyer.operators.unblockInstallation(key))
    setChanged(data)
  }
  return (
    <Panel title="Block installations" note="What is connected already stays as it is.">
      <PanelBody>
        {changed && (
          <Notice kind="success">
            {changed.is_installation_blocked
              ? `Nothing new can be connected to ${changed.title}.`
              : `Applications can be connected to ${changed.title} again.`}
          </Notice>
        )}
        <Form label="Block installations" onSubmit={change}>
          <Field label="Location ID" name="location_id" inputMode="numeric" autoComplete="off" />
          <SelectField label="New installations" name="act">
            <option value="block">are blocked</option>
            <option value="allow">are allowed</option>
          </SelectField>
          <div className="form-actions">
            <SubmitButton>Save</SubmitButton>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
