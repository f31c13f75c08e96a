import { telephonyPreview } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { readInput } from '../../forms/read-input.ts'
import { type Chain, foyer, type VoipPreview } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** Previews a call with the server's own routing. */
export function PreviewPanel({ chain }: { chain: Chain }) {
  const t = useTexts('telephony')
  const toSentences = useSentences()
  const [preview, setPreview] = useState<VoipPreview>()
  const ask = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.telephony.preview(readInput(telephonyPreview, form, { chain_id: chain.id }))
    setPreview(data)
  }
  return (
    <Panel title={t.preview} note={t.previewNote}>
      <PanelBody>
        <Form canBeLeft onSubmit={ask} className="form-full" label={t.preview}>
          <div className="form-columns">
            <Field label={t.from} name="phone" placeholder="+1 415 555 1001" />
            <Field label={t.to} name="diversion" placeholder="+1 415 555 0110" />
            <Field label={t.subscriber} name="user" isOptional placeholder="101" />
          </div>
          <div className="form-actions">
            <SubmitButton>{t.showPreview}</SubmitButton>
          </div>
        </Form>
        {preview && <Notice kind="info">{toSentences(preview)}</Notice>}
      </PanelBody>
    </Panel>
  )
}

/** Where the call would go, and who would be notified. */
function useSentences() {
  const t = useTexts('telephony')
  const { list } = useFormats()
  return ({ matched_by, phone, locations, users }: VoipPreview): string => {
    const titles = locations.map(({ title, client_id }) =>
      client_id > 0 ? t.locationWithClient(title, client_id) : title,
    )
    const saved = t.savedBy[matched_by ?? 'nothing'](
      phone,
      titles.length > 0 ? list(titles) : t.noLocationAtAll,
    )
    const notified =
      users.length > 0 ? t.wouldNotify(list(users.map(({ name }) => name))) : t.wouldNotifyNobody
    return `${saved} ${notified}`
  }
}
