import { useState } from 'react'
import { foyer, type Location } from '../../foyer.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, numberIn, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** Whether the financial transactions of a Location show the IDs of payment systems. */
export function OperatorPaymentIds() {
  const [changed, setChanged] = useState<Location>()
  const change = async ({ location_id, act }: Values) => {
    setChanged(undefined)
    const { data } = await foyer.locations.update({
      location_id: numberIn(location_id),
      payment_system_ids_enabled: act === 'show',
    })
    setChanged(data)
  }
  return (
    <Panel title="Payment IDs" note="Owners can switch this themselves.">
      <PanelBody>
        {changed && (
          <Notice kind="success">
            {changed.payment_system_ids_enabled
              ? `Financial transactions of ${changed.title} show payment IDs.`
              : `Financial transactions of ${changed.title} do not show payment IDs.`}
          </Notice>
        )}
        <Form label="Payment IDs" onSubmit={change}>
          <Field label="ID of the Location" name="location_id" inputMode="numeric" autoComplete="off" />
          <SelectField label="IDs of payment systems" name="act">
            <option value="show">are shown</option>
            <option value="hide">are hidden</option>
          </SelectField>
          <div className="form-actions">
            <SubmitButton>Set payment IDs</SubmitButton>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
